import {closest} from '../shared/closest.ts';
import {settingGroups, settingsSchema, type Settings} from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Drops unset and blank variables, so that `KEY=` in an env file means "use the default". */
function presentValues(environment: Environment): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([key, value]) =>
      key.startsWith('DOCS_') && value?.trim() ? [[key, value.trim()]] : [],
    ),
  );
}

function unknownKeys(present: Record<string, string>): string[] {
  const known = Object.keys(settingsSchema.shape);
  return Object.keys(present)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const suggestion = closest(key, known);
      return `${key}: no such setting${suggestion ? `; did you mean ${suggestion}?` : '.'}`;
    });
}

function incompleteGroups(present: Record<string, string>): string[] {
  return Object.entries(settingGroups).flatMap(([group, keys]) => {
    const set = keys.filter((key) => key in present);
    return set.length === 0
      ? []
      : keys
          .filter((key) => !(key in present))
          .map((key) => `${key}: missing. ${group} needs it because ${set.join(', ')} is set.`);
  });
}

/**
 * Reads the site's settings from environment variables.
 *
 * @returns all settings with defaults filled in; an empty environment is valid.
 * @throws Error listing every unknown, malformed or missing key with what to write instead.
 */
export function readSettings(environment: Environment): Settings {
  const present = presentValues(environment);
  const result = settingsSchema.safeParse(present);
  const malformed = result.success
    ? []
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  const problems = [...unknownKeys(present), ...malformed, ...incompleteGroups(present)];
  if (problems.length > 0 || !result.success) {
    throw new Error(
      `The site's configuration is not valid (see .env.example):\n${problems
        .map((problem) => `  - ${problem}`)
        .join('\n')}`,
    );
  }
  return result.data;
}
