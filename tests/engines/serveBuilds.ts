import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {installThorough} from '../../src/cli/steps/installThorough.ts';
import {startSite} from '../../src/cli/steps/serveSite.ts';
import {keepPrevious} from '../../src/features/delivery/keepPrevious.ts';
import {buildSiteVariant, SITE_VARIANT} from '../support/siteVariant.ts';
import {BUILDS} from './builds.ts';

const BUILD = 'build';
const KEPT = '.cache/build-kept';

/** Serves the builds on free ports and hands their addresses to the workers. */
export default async function serveBuilds(): Promise<() => Promise<void>> {
  await installThorough();
  buildSiteVariant();
  rmSync(KEPT, {recursive: true, force: true});
  cpSync(BUILD, KEPT, {recursive: true});
  keepPrevious(SITE_VARIANT, KEPT);
  const servers = await Promise.all(
    Object.entries({site: BUILD, older: SITE_VARIANT, keeping: KEPT}).map(
      async ([name, folder]) => {
        const {url, close} = await startSite(path.resolve(folder), {port: 0});
        process.env[BUILDS[name as keyof typeof BUILDS]] = url;
        return close;
      },
    ),
  );
  return async () => {
    await Promise.all(servers.map((close) => close()));
  };
}
