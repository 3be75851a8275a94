import ts from 'typescript';

/** The file extension of a sample without a file name, where readers can run the language so. */
const SCRIPTS = new Map(Object.entries({ts: 'mts', js: 'mjs'}));

/** A name without folder, and not that of a test, which a test runner starts. */
const RE_FILE = /^[\w-]+\.[cm]?[jt]s$/;

const NODE_SDK = '@eppo/node-server-sdk';

/**
 * The commands that run an executed sample in an empty folder. Samples with an SDK get their flags
 * from the files of the page /sdks/running-samples/.
 *
 * @param title the sample's title; the file to save it in, if that is a file name
 * @returns a command per line; undefined for a sample that needs other files, a service or a key
 */
export function runCommands(language: string, code: string, title = ''): string | undefined {
  const extension = SCRIPTS.get(language);
  if (extension === undefined || /\.test\.|\//.test(title)) return undefined;
  const packages = ts
    .preProcessFile(code, true, true)
    .importedFiles.map(({fileName}) => fileName)
    .filter((name) => !name.startsWith('node:'));
  const keys = code.match(/process\.env\.\w+/g) ?? [];
  const isAlone =
    packages.every((name) => !/^[.~]|^@\//.test(name)) &&
    keys.every((key) => key.endsWith('.EPPO_SDK_KEY'));
  if (!isAlone) return undefined;
  const file = RE_FILE.test(title) ? title : `sample.${extension}`;
  const install = packages.length > 0 ? `npm install ${[...new Set(packages)].join(' ')}\n` : '';
  return packages.includes(NODE_SDK)
    ? `${install}EPPO_SDK_KEY=example npx tsx --import ./example-flags.mjs ${file}`
    : `${install}npx tsx ${file}`;
}
