import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeFunctions} from './functions/writeFunctions.ts';
import {CARD_PATH, serverCard} from './serverCard.ts';
import {repository} from '../../site/index.ts';
import {sdkDefinition, sdkNames} from '../sdks/definitions.ts';
import {sdkManifest} from '../sdks/readManifest.ts';
import type {SdkSymbol} from '../sdks/schema.ts';
import {fieldRow, optionRows, paramRow, type SdkRow} from '../sdks/views/rows.ts';
import {SDK_REFERENCE_PATH, type SdkReference} from './docs/docs.ts';

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

/**
 * Writes what the MCP server needs beside the pages: the manifests of all SDKs and the card of the server
 * into the build, and the server itself as functions beside it.
 */
export function mcpPlugin(): Plugin {
  return {
    name: 'mcp',
    async postBuild({outDir, siteConfig}) {
      const files = {
        [SDK_REFERENCE_PATH]: sdkReferences(),
        [CARD_PATH]: serverCard(siteConfig.url, repository),
      };
      for (const [sitePath, content] of Object.entries(files)) {
        const file = path.join(outDir, sitePath);
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, JSON.stringify(content));
      }
      await writeFunctions(path.join(path.dirname(outDir), 'deploy'));
    },
  };
}
