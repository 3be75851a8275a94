import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';
import {describe, expect, it} from 'vitest';
import {sdkDefinition, sdkNames} from '../../src/features/sdks/definitions.ts';
import {sdkManifest, sdkSymbols} from '../../src/features/sdks/readManifest.ts';
import type {SdkSymbol} from '../../src/features/sdks/schema.ts';
import {optionsData} from '../../src/features/sdks/views/options.ts';

function readPages(sdk: string): string {
  const pages = `docs/sdks/${sdkDefinition(sdk).pages}`;
  return globSync(pages.endsWith('.mdx') ? pages : `${pages}/**/*.mdx`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Names that the manifest components of the pages print. */
function printedNames(sdk: string, text: string): string {
  const options = [...text.matchAll(/<SdkOptions sdk="([^"]+)" of="([^"]+)"/g)].flatMap(
    ([, of, name]) => (of === sdk ? optionsData(sdk, name ?? '').rows.map((row) => row.name) : []),
  );
  const signatures = [...text.matchAll(/<SdkSignature sdk="([^"]+)" name="([^"]+)"/g)].flatMap(
    ([, of, name]) => (of === sdk ? sdkSymbols(sdk, name ?? '').map((each) => each.signature) : []),
  );
  return [...options, ...signatures].join(' ');
}

function isNamedIn(text: string, {member}: SdkSymbol): boolean {
  const name = member.replace(/^env:/, '');
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w])${escaped}(?![\\w])`).test(text);
}

/** What an SDK itself calls unstable is nothing for a page. */
const isUnstable = ({member}: SdkSymbol): boolean => member.startsWith('unstable_');

describe('pages of each SDK', () => {
  it.each(sdkNames)('name every function, method and option of %s', (sdk) => {
    const text = readPages(sdk);
    const all = `${text}\n${printedNames(sdk, text)}`;
    const missing = sdkManifest(sdk)
      .symbols.filter(({kind}) => ['function', 'method', 'option'].includes(kind))
      .filter((symbol) => !isUnstable(symbol) && !isNamedIn(all, symbol))
      .map(({name}) => name);
    expect(missing).toEqual([]);
  });
});
