import path from 'node:path';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {buildSiteVariant, SITE_VARIANT} from './siteVariant.ts';

/**
 * Playwright's global set-up: serves `build/` and its variant on free ports and hands their
 * addresses to the workers.
 *
 * @returns the function that stops the servers.
 */
export default async function serveBuilds(): Promise<() => Promise<void>> {
  buildSiteVariant();
  const site = await startServer({root: path.resolve('build'), port: 0});
  const variant = await startServer({root: path.resolve(SITE_VARIANT), port: 0});
  process.env.TEST_BASE_URL = site.url;
  process.env.TEST_VARIANT_URL = variant.url;
  return async () => {
    await Promise.all([site.close(), variant.close()]);
  };
}
