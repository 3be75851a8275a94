import {launch} from 'chrome-launcher';
// The CommonJS entry: tsx would rewrite the functions that the other one sends to the browser.
import lighthouse from 'lighthouse/core/index.cjs';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {medianRun, readMeasures, type Measures} from './measures.ts';

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

/** Measures pages some times each. Returns the median of each figure, by route. */
export async function measureRoutes(
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
