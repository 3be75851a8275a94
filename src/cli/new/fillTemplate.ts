import {readFileSync} from 'node:fs';

/**
 * Returns the text of a file to start from.
 *
 * @param name path below `src/cli/new/templates`
 * @param values what takes the place of `{{key}}`
 */
export function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`templates/${name}.txt`, import.meta.url), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`${name}: no value for {{${key}}}.`);
    }
    return value;
  });
}
