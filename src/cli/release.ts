import {writeFileSync} from 'node:fs';
import {counted} from '../shared/format.ts';
import {runMain} from '../shared/cli/runMain.ts';
import {readData} from '../shared/dataFile.ts';
import {PUBLISHED_FILE} from './page/links/routeMistakes.ts';
import {siteRoutes} from './page/links/siteRoutes.ts';

/** Collects the addresses that a release publishes: from then on, each leads to a page for ever. */
runMain(async () => {
  const known = readData(PUBLISHED_FILE) as string[];
  const routes = [...new Set([...known, ...siteRoutes().keys()])].sort();
  writeFileSync(PUBLISHED_FILE, `${JSON.stringify(routes, null, 2)}\n`);
  const added = counted(routes.length - known.length, 'new address', 'new addresses');
  console.log(`${added} in ${PUBLISHED_FILE}: commit it, then tag the release.`);
});
