import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {provideBrowser} from '../../src/cli/browser/provideBrowser.ts';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {measureRoutes} from './lighthouseRuns.ts';
import {measuredRoutes} from './routes.ts';

const REPORT = '.cache/lighthouse.json';

runMain(async () => {
  const {values, positionals} = parseArgs({
    options: {
      runs: {type: 'string', default: '3'},
      root: {type: 'string', default: 'build'},
    },
    allowPositionals: true,
  });
  const routes = positionals.length > 0 ? positionals : measuredRoutes;
  const chromePath = await provideBrowser();
  const server = await startServer({root: path.resolve(values.root), port: 0});
  try {
    const results = await measureRoutes(routes, Number(values.runs), {
      siteUrl: server.url,
      chromePath,
    });
    console.table(results);
    mkdirSync(path.dirname(REPORT), {recursive: true});
    writeFileSync(REPORT, `${JSON.stringify(results, null, 2)}\n`);
    console.log(`Medians of ${values.runs} runs; also in ${REPORT}.`);
  } finally {
    await server.close();
  }
});
