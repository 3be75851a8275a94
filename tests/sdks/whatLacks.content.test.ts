import {existsSync, readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {sdkDefinition, sdkNames} from '../../src/features/sdks/definitions.ts';
import {languages, namedLanguages} from '../../packages/samples/languages/registry.ts';
import {symbolRules} from '../../packages/samples/languages/rules.ts';

/** Languages whose samples are compiled with the published types. */
const COMPILED = ['ts'];

function lackingPages(sdk: string, pages: string): string[] {
  const isFolder = !pages.endsWith('.mdx');
  const files = isFolder ? globSync(`${pages}/**/*.mdx`) : [pages];
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const needed = isFolder ? ['intro.mdx', 'quickstart.mdx'] : [];
  const shown = isFolder ? ['SdkVersion', 'SdkInstall'] : ['SdkVersion'];
  return [
    ...needed
      .filter((file) => !existsSync(`${pages}/${file}`))
      .map((file) => `Write ${pages}/${file}.`),
    ...shown
      .filter((element) => !text.includes(`<${element} sdk="${sdk}"`))
      .map((element) => `Show <${element} sdk="${sdk}" /> on a page of ${pages}.`),
  ];
}

function lackingLink(pages: string): string[] {
  const [side, folder] = pages.split('/');
  const overview = `docs/sdks/${side}/index.mdx`;
  const address = `/sdks/${side}/${folder}/`;
  return readFileSync(overview, 'utf8').includes(address)
    ? []
    : [`Link from ${overview} to a page below ${address}.`];
}

/** Whether no compiler here knows the names of a language. */
const isNamed = (language: string) => namedLanguages.some(({name}) => name === language);

function lackingChecks(sdk: string, samples: readonly string[]): string[] {
  const checked = samples.filter((language) => !COMPILED.includes(language));
  const unknown = checked.filter((language) => !languages.some(({name}) => name === language));
  return [
    ...unknown.map(
      (language) =>
        `Add ${language} to packages/samples/languages/registry.ts, so that samples parse.`,
    ),
    ...(checked.some((language) => isNamed(language)) && !symbolRules[sdk]
      ? [`Add ${sdk} to packages/samples/languages/rules.ts, so that samples call what exists.`]
      : []),
  ];
}

/** Lists in sentences what is still to be done for an SDK. */
function whatLacks(sdk: string, definition = sdkDefinition(sdk)): string[] {
  const {pages, highlight, samples = [highlight]} = definition;
  const manifest = `src/features/sdks/manifests/${sdk}.yaml`;
  if (!existsSync(manifest)) {
    return [`Write ${manifest}.`];
  }
  return [
    ...lackingPages(sdk, `docs/sdks/${pages}`),
    ...lackingLink(pages),
    ...lackingChecks(sdk, samples),
  ];
}

const NEW = {
  title: 'Example',
  pages: 'server-sdks/example',
  highlight: 'example',
  lacks: [],
  isPrecomputedOnly: false,
};

describe('an SDK', () => {
  it.each(sdkNames)('%s has what readers and checks need', (sdk) => {
    expect(whatLacks(sdk)).toEqual([]);
  });

  it('that is new lacks pages, a link and checks of its samples', () => {
    expect(whatLacks('node', NEW)).toEqual([
      'Write docs/sdks/server-sdks/example/intro.mdx.',
      'Write docs/sdks/server-sdks/example/quickstart.mdx.',
      'Show <SdkVersion sdk="node" /> on a page of docs/sdks/server-sdks/example.',
      'Show <SdkInstall sdk="node" /> on a page of docs/sdks/server-sdks/example.',
      'Link from docs/sdks/server-sdks/index.mdx to a page below /sdks/server-sdks/example/.',
      'Add example to packages/samples/languages/registry.ts, so that samples parse.',
    ]);
  });

  it('without a manifest lacks that first', () => {
    expect(whatLacks('example', NEW)).toEqual(['Write src/features/sdks/manifests/example.yaml.']);
  });
});
