import {appendFileSync, readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {sdkNames, SDKS_FILE} from '../../features/sdks/definitions.ts';
import {runMain} from '../../shared/cli/runMain.ts';
import {writeNewFiles} from './writeNewFiles.ts';

/**
 * Returns the text of a file to start from.
 *
 * @param name path below `src/cli/new/templates`
 * @param values what takes the place of `{{key}}`
 */
function fillTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(new URL(`templates/${name}.txt`, import.meta.url), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (_placeholder, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(`${name}: no value for {{${key}}}.`);
    }
    return value;
  });
}

const USAGE =
  'npm run new-sdk -- perl "Perl" --side=server --highlight=text --install="npm install eppo-perl"';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {
      side: {type: 'string', default: 'server'},
      highlight: {type: 'string', default: 'text'},
      install: {type: 'string'},
    },
    allowPositionals: true,
  });
  const [name, title] = positionals;
  const {side, highlight, install} = values;
  if (!name || !title || !install || !['server', 'client'].includes(side)) {
    throw new Error(`Name the SDK, its title, its side and its install command: ${USAGE}`);
  }
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a name. Write lower-case words joined by hyphens: ${USAGE}`);
  }
  if (sdkNames.includes(name)) {
    throw new Error(`${SDKS_FILE} has "${name}" already.`);
  }
  const fill = (template: string): string =>
    fillTemplate(`sdk/${template}`, {
      name,
      title,
      side,
      highlight,
      lowerTitle: title.toLowerCase(),
      install,
      package: /([^\s'"]+)['"]?$/.exec(install)?.[1] ?? name,
    });
  const folder = `docs/sdks/${side}-sdks/${name}`;
  const files = ['intro.mdx', 'quickstart.mdx', '_category_.json'];
  writeNewFiles({
    [`src/features/sdks/manifests/${name}.yaml`]: fill('manifest.yaml'),
    ...Object.fromEntries(files.map((file) => [`${folder}/${file}`, fill(file)])),
  });
  appendFileSync(SDKS_FILE, fill('entry.yaml'));
  console.log(`Added ${name} to ${SDKS_FILE}. What it still lacks: npx vitest run tests/sdks`);
});
