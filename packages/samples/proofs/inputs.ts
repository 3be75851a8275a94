import {createHash} from 'node:crypto';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {globSync} from 'tinyglobby';
import {sdkNames, sdksOfLanguage} from '../../../src/features/sdks/definitions.ts';
import {installedVersion} from '../core/installed.ts';
import {SCRIPTED} from '../core/languages.ts';
import {ROOT} from '../core/paths.ts';
import {languages, namedLanguages} from '../languages/registry.ts';
import {SCRIPTS} from '../shell/languages.ts';

const LANGUAGES = 'packages/samples/languages';
/** What compares names with a manifest. */
const NAMES = [`${LANGUAGES}/symbols`, `${LANGUAGES}/rules.ts`];

const FIXTURES = ['static/demo', 'packages/samples/server', 'packages/samples/preambles'];

/** What decides about the samples of a language besides the pages. */
type Inputs = {
  /** Files and folders of the repository. */
  paths: readonly string[];
  /** npm packages, whose version counts. */
  packages?: readonly string[];
};

const manifests = (sdks: readonly string[]): string[] =>
  sdks.map((sdk) => `src/features/sdks/manifests/${sdk}.yaml`);

const scripted: Inputs = {
  paths: [`${LANGUAGES}/typescript`, ...FIXTURES],
  packages: [
    'typescript',
    'esbuild',
    '@eppo/node-server-sdk',
    '@eppo/js-client-sdk-common',
    '@eppo/react-native-sdk',
  ],
};

const shell: Inputs = {paths: ['packages/samples/shell', ...manifests(sdkNames)]};

const data: Inputs = {
  paths: ['packages/samples/data', 'static/schemas', ...manifests(sdkNames)],
};

/** Languages that a checker of their own reads; see `core/checkers.ts`. */
const INPUTS: Readonly<Record<string, Inputs>> = {
  ...Object.fromEntries(SCRIPTED.map((name) => [name, scripted])),
  ...Object.fromEntries(SCRIPTS.map((name) => [name, shell])),
  sql: {
    paths: [
      'packages/samples/sql',
      'src/features/sql-playground/engine',
      'src/shared/sql',
      'static/demo',
    ],
  },
  call: {paths: ['src/features/sdk-calls', 'src/shared/sdk-calls', 'static/demo']},
  mermaid: {paths: ['packages/samples/data/mermaid.ts']},
  html: {paths: [...data.paths, ...scripted.paths], packages: scripted.packages},
  ...Object.fromEntries(['json', 'jsonc', 'yaml', 'xml', 'graphql'].map((name) => [name, data])),
};

function inputsOf(language: string): Inputs {
  const own = INPUTS[language];
  if (own) return own;
  const name = languages.find(({aliases}) => aliases.includes(language))?.name ?? language;
  const sdks = sdksOfLanguage(name);
  return {
    paths: [
      `${LANGUAGES}/${name}`,
      // Kotlin is compiled by what compiles Java.
      ...(name === 'kotlin' ? [`${LANGUAGES}/java`] : []),
      ...(namedLanguages.some((each) => each.name === name) ? NAMES : []),
      `${LANGUAGES}/syntax`,
      `${LANGUAGES}/toolchains/unprinted.ts`,
      ...FIXTURES,
      ...manifests(sdks),
    ],
  };
}

/** Tests' faults and what only explains decide about no sample of a page. */
const IGNORED = ['**/README.md', '**/faults.ts', '**/__pycache__'];

const contents = new Map<string, string>();

function contentOf(file: string): string {
  const known = contents.get(file) ?? readFileSync(join(ROOT, file), 'utf8');
  contents.set(file, known);
  return known;
}

function filesOf(paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const stat = statSync(join(ROOT, path), {throwIfNoEntry: false});
    if (!stat) return [];
    return stat.isDirectory()
      ? globSync('**', {cwd: join(ROOT, path), ignore: IGNORED})
          .sort()
          .map((file) => `${path}/${file}`)
      : [path];
  });
}

const hashes = new Map<string, string>();

/**
 * A hash of what decides about the samples of a language besides the pages: its checker, the
 * fixtures that samples meet, manifests of its SDKs, and versions of npm packages. Compilers and
 * interpreters of the machine do not count: a proof says with which it was made.
 *
 * @returns 6 hexadecimal digits
 */
export function inputsHash(language: string): string {
  const known = hashes.get(language);
  if (known !== undefined) return known;
  const {paths, packages = []} = inputsOf(language);
  const hash = createHash('sha256');
  for (const name of packages) hash.update(`${name} ${installedVersion(name)}\n`);
  for (const file of filesOf(paths)) hash.update(`${file}\n${contentOf(file)}\n`);
  const value = hash.digest('hex').slice(0, 6);
  hashes.set(language, value);
  return value;
}
