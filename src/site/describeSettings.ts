import {settingsSchema} from './settings.ts';

/**
 * Returns the text of `.env.example`: every setting with its meaning and its default. Settings
 * without a default are empty, so the file can be copied as it is.
 */
export function describeSettings(): string {
  const defaults = settingsSchema.parse({}) as Readonly<Record<string, unknown>>;
  const entries = Object.entries(settingsSchema.shape).map(
    ([key, field]) => `# ${field.description ?? ''}\n${key}=${String(defaults[key] ?? '')}`,
  );
  return [
    '# Settings of the site. Copy to .env and change what you need; a blank value means default.',
    ...entries,
    '',
  ]
    .join('\n\n')
    .replace(/\n\n$/, '\n');
}
