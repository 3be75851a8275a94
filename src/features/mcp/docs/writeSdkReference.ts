import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {sdkDefinition, sdkNames} from '../../sdks/definitions.ts';
import {sdkManifest} from '../../sdks/readManifest.ts';
import type {SdkSymbol} from '../../sdks/schema.ts';
import {fieldRow, optionRows, paramRow, type SdkRow} from '../../sdks/views/rows.ts';
import {SDK_REFERENCE_PATH, type SdkReference} from './sdkReference.ts';

function rowsOf(symbol: SdkSymbol, language: string): SdkRow[] {
  if (symbol.kind === 'option') return optionRows(symbol, language);
  return symbol.params.length > 0
    ? symbol.params.map((param) => paramRow(param, language))
    : symbol.fields.map(fieldRow);
}

/** Returns what is public about an SDK. */
function referenceOf(sdk: string): SdkReference {
  const {title, pages, highlight} = sdkDefinition(sdk);
  const manifest = sdkManifest(sdk);
  return {
    sdk,
    title,
    highlight,
    package: manifest.package,
    version: manifest.latestVersion,
    route: `/sdks/${pages.replace(/\.mdx$/, '')}/`,
    symbols: manifest.symbols.map((symbol) => {
      const {name, member, kind, signature, returns, throws, since, notes, deprecated} = symbol;
      const rows = rowsOf(symbol, manifest.language);
      return {name, member, kind, signature, rows, returns, throws, since, notes, deprecated};
    }),
  };
}

/** What is public about all SDKs. */
export function sdkReferences(): SdkReference[] {
  return sdkNames.map(referenceOf);
}

/** Writes the manifests of all SDKs into a built site, as one file. */
export function writeSdkReference(outDir: string): void {
  const file = path.join(outDir, SDK_REFERENCE_PATH);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify(sdkReferences()));
}
