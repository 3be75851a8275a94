import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch} from 'chrome-launcher';
// The CommonJS entry: tsx would rewrite the functions that the other one sends to the browser.
import lighthouse from 'lighthouse/core/index.cjs';
import {provideBrowser} from '../../src/cli/browser/provideBrowser.ts';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {startServer} from '../../src/cli/server/startServer.ts';
import {runMain} from '../../src/cli/steps/runMain.ts';
import {medianRun, readMeasures, type Measures} from './measures.ts';
import {measuredRoutes} from './routes.ts';

const REPORT = '.cache/lighthouse.json';

/** Measures a page once, as on a slow phone (Lighthouse's default), in a browser of its own. */
async function measure(url: string, chromePath: string): Promise<Measures> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...launchArguments()],
  });
  try {
    const result = await lighthouse(url, {port: chrome.port, logLevel: 'error'});
    if (!result) {
      throw new Error(`Lighthouse returned nothing for ${url}.`);
    }
    return readMeasures(result.lhr);
  } finally {
    chrome.kill();
  }
}

async function measureRoutes(
  routes: readonly string[],
  runs: number,
  {siteUrl, chromePath}: {siteUrl: string; chromePath: string},
): Promise<Record<string, Measures>> {
  const results: Record<string, Measures> = {};
  for (const route of routes) {
    const measured: Measures[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(siteUrl + route, chromePath));
    }
    results[route] = medianRun(measured);
  }
  return results;
}

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
