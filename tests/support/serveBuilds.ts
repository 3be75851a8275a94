import path from 'node:path';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {buildSmallSite, SMALL_SITE} from './smallSite.ts';

/**
 * Playwright's global set-up: serves `build/` and the small site on free ports and hands their
 * addresses to the workers.
 *
 * @returns the function that stops the servers.
 */
export default async function serveBuilds(): Promise<() => Promise<void>> {
  buildSmallSite();
  const site = await startServer({root: path.resolve('build'), port: 0});
  const smallSite = await startServer({root: path.resolve(SMALL_SITE), port: 0});
  process.env.TEST_BASE_URL = site.url;
  process.env.TEST_SMALL_SITE_URL = smallSite.url;
  return async () => {
    await Promise.all([site.close(), smallSite.close()]);
  };
}
