import path from 'node:path';
import {startServer} from '../../src/cli/server/startServer.ts';

/**
 * Playwright's global set-up: serves `build/` on a free port and hands its address to the workers.
 *
 * @returns the function that stops the server.
 */
export default async function serveBuild(): Promise<() => Promise<void>> {
  const {url, close} = await startServer({root: path.resolve('build'), port: 0});
  process.env.TEST_BASE_URL = url;
  return close;
}
