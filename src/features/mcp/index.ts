import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeSdkReference} from './docs/writeSdkReference.ts';
import {writeFunctions} from './functions/writeFunctions.ts';
import {repository} from '../../site/repository.ts';
import {CARD_PATH, serverCard} from './serverCard.ts';

/**
 * Writes what the MCP server needs beside the pages: the manifests of all SDKs and the card of the server
 * into the build, and the server itself as functions beside it.
 */
export function mcpPlugin(): Plugin {
  return {
    name: 'mcp',
    async postBuild({outDir, siteConfig}) {
      writeSdkReference(outDir);
      const card = path.join(outDir, CARD_PATH);
      mkdirSync(path.dirname(card), {recursive: true});
      writeFileSync(card, JSON.stringify(serverCard(siteConfig.url, repository)));
      await writeFunctions(path.join(path.dirname(outDir), 'deploy'));
    },
  };
}
