import {settingsSchema} from '../../src/site/settings.ts';

interface Setting {
  key: string;
  description: string;
  /** Empty for a setting without one. */
  default: string;
}

function listSettings(): Setting[] {
  const defaults = settingsSchema.parse({}) as Readonly<Record<string, unknown>>;
  return Object.entries(settingsSchema.shape).map(([key, {description = ''}]) => ({
    key,
    description,
    default: String(defaults[key] ?? ''),
  }));
}

/** Returns the table of settings that the README shows, as Markdown. */
export function settingsTable(): string {
  const rows = listSettings().map(
    (setting) =>
      `| \`${setting.key}\` | ${setting.description} | ${setting.default && `\`${setting.default}\``} |`,
  );
  return ['| Setting | Meaning | Default |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * Returns the text of `.env.example`: every setting with its meaning and its default. Settings
 * without a default are empty, so the file can be copied as it is.
 */
export function describeSettings(): string {
  const entries = listSettings().map(
    (setting) => `# ${setting.description}\n${setting.key}=${setting.default}`,
  );
  const title =
    '# Settings of the site. Copy to .env and change what you need; a blank value means default.';
  return `${[title, ...entries].join('\n\n')}\n`;
}
