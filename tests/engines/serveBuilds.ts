import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {chooseEngines} from '../../src/cli/browser/engines.ts';
import {installThorough} from '../../src/cli/steps/installThorough.ts';
import {startSite} from '../../src/cli/steps/serveSite.ts';
import {keepPrevious} from '../../src/features/delivery/keepPrevious.ts';
import {buildSiteVariant, SITE_VARIANT} from '../support/siteVariant.ts';

const BUILD = 'build';
const KEPT = '.cache/build-kept';

/**
 * Serves builds on free ports and hands their addresses to the workers: the site; one of the same
 * pages with other settings, most of whose scripts have other names, as the deploy before; and the
 * site with the files of that one, as `--keep-previous` keeps them.
 */
export default async function serveBuilds(): Promise<() => Promise<void>> {
  chooseEngines().leftOut.forEach((sentence) => console.log(sentence));
  await installThorough();
  buildSiteVariant();
  rmSync(KEPT, {recursive: true, force: true});
  cpSync(BUILD, KEPT, {recursive: true});
  keepPrevious(SITE_VARIANT, KEPT);
  const builds = {TEST_BASE_URL: BUILD, TEST_OLDER_URL: SITE_VARIANT, TEST_KEEPING_URL: KEPT};
  const servers = await Promise.all(
    Object.entries(builds).map(async ([name, folder]) => {
      const {url, close} = await startSite(path.resolve(folder), {port: 0});
      process.env[name] = url;
      return close;
    }),
  );
  return async () => {
    await Promise.all(servers.map((close) => close()));
  };
}
