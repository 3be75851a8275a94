import {describeProblems, problemsError} from '../shared/describeProblems.ts';
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

function incompleteGroups(present: Record<string, string>): string[] {
  return Object.entries(settingGroups).flatMap(([group, keys]) => {
    const set = keys.filter((key) => Object.hasOwn(present, key));
    return set.length === 0
      ? []
      : keys
          .filter((key) => !Object.hasOwn(present, key))
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
  const problems = [
    ...(result.error ? describeProblems(result.error, Object.keys(settingsSchema.shape)) : []),
    ...incompleteGroups(present),
  ];
  if (problems.length > 0 || !result.success) {
    throw problemsError("The site's configuration is not valid (see .env.example):", problems);
  }
  return result.data;
}
