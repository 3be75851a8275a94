import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {sdkManifest, sdkNames} from '../../src/features/sdks/readManifest.ts';
import type {SdkSymbol} from '../../src/features/sdks/types.ts';
import {optionsData} from '../../src/features/sdks/views/options.ts';
import {signatureData} from '../../src/features/sdks/views/signature.ts';

/** Where the pages of an SDK are, when the folder has another name or holds several SDKs. */
const folders: Readonly<Record<string, string>> = {
  'vercel-edge': 'docs/sdks/client-sdks/javascript/vercel-edge.mdx',
  dart: 'docs/sdks/client-sdks/dart',
};

function readPages(sdk: string): string {
  const folder = folders[sdk];
  const patterns = folder
    ? [folder.endsWith('.mdx') ? folder : `${folder}/**/*.mdx`]
    : [`docs/sdks/{client,server}-sdks/${sdk}/**/*.mdx`];
  return globSync(patterns)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Names that the manifest components of the pages print. */
function printedNames(sdk: string, text: string): string {
  const options = [...text.matchAll(/<SdkOptions sdk="([^"]+)" of="([^"]+)"/g)].flatMap(
    ([, of, name]) => (of === sdk ? optionsData(sdk, name ?? '').rows.map((row) => row.name) : []),
  );
  const signatures = [...text.matchAll(/<SdkSignature sdk="([^"]+)" name="([^"]+)"/g)].flatMap(
    ([, of, name]) =>
      of === sdk ? signatureData(sdk, name ?? '').map((each) => each.signature) : [],
  );
  return [...options, ...signatures].join(' ');
}

function isNamedIn(text: string, {member}: SdkSymbol): boolean {
  const name = member.replace(/^env:/, '');
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`).test(text);
}

describe('pages of each SDK', () => {
  it.each(sdkNames)('name every function, method and option of %s', (sdk) => {
    const text = readPages(sdk);
    const all = `${text}\n${printedNames(sdk, text)}`;
    const missing = sdkManifest(sdk)
      .symbols.filter(({kind}) => ['function', 'method', 'option'].includes(kind))
      .filter((symbol) => !isNamedIn(all, symbol))
      .map(({name}) => name);
    expect(missing).toEqual([]);
  });
});
