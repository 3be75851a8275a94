import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeSdkReference} from './docs/writeSdkReference.ts';
import {writeFunctions} from './functions/writeFunctions.ts';
import {serverCard} from './serverCard.ts';

/**
 * Writes what the MCP server needs beside the pages: the manifests of all SDKs and the card of the server
 * into the build, and the server itself as functions beside it.
 */
export function mcpPlugin(): Plugin {
  return {
    name: 'mcp',
    async postBuild({outDir, siteConfig}) {
      writeSdkReference(outDir);
      const folder = path.join(outDir, '.well-known/mcp');
      mkdirSync(folder, {recursive: true});
      writeFileSync(
        path.join(folder, 'server-card.json'),
        JSON.stringify(serverCard(siteConfig.url)),
      );
      await writeFunctions(path.join(path.dirname(outDir), 'deploy'));
    },
  };
}
