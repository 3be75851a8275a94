import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {writeSdkReference} from './docs/writeSdkReference.ts';
import {writeFunctions} from './functions/writeFunctions.ts';

/**
 * Writes what the MCP server needs beside the pages: the manifests of all SDKs into the build, and
 * the server itself as functions beside it.
 */
export function mcpPlugin(): Plugin {
  return {
    name: 'mcp',
    async postBuild({outDir}) {
      writeSdkReference(outDir);
      await writeFunctions(path.join(path.dirname(outDir), 'deploy'));
    },
  };
}
