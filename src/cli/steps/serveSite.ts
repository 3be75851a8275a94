import type {ParseArgsOptionsConfig} from 'node:util';
import {startServer, type RunningServer} from '../../features/delivery/server/startServer.ts';
import {MCP_PATH} from '../../shared/mcpServer.ts';
import {createNodeEndpoint} from '../../features/mcp/http/nodeEndpoint.ts';
import {choosePort} from './choosePort.mjs';

/** Options of the commands that serve a built site, for `parseArgs`. */
export const servingOptions = {
  port: {type: 'string'},
  host: {type: 'string', default: '127.0.0.1'},
  log: {type: 'boolean'},
} as const satisfies ParseArgsOptionsConfig;

/** How long answers on their way may take when the server is to stop, ms. */
const PATIENCE = 4000;

/**
 * Serves a built site as its hosts do, with its functions.
 *
 * @throws Error when the folder holds no site, or the port is taken.
 */
export function startSite(
  root: string,
  options: {port: number; host?: string; log?: (line: string) => void},
): Promise<RunningServer> {
  return startServer({root, functions: {[MCP_PATH]: createNodeEndpoint(root)}, ...options});
}

/**
 * Serves a built site, see `startSite`, until the process gets SIGINT or SIGTERM.
 * Prints the address.
 *
 * @throws Error when the folder holds no site, or a port that was asked for is taken.
 */
export async function serveSite(
  root: string,
  {port, host, log}: {port?: string; host: string; log?: boolean},
): Promise<void> {
  const server = await startSite(root, {
    port: await choosePort(port, host),
    host,
    log: log ? console.log : undefined,
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close(PATIENCE).then(() => process.exit()));
  }
  console.log(`The site is at ${server.url}/ (Ctrl+C stops the server).`);
}
