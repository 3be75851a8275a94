import {loadThorough} from '../../packages/thorough/load.ts';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {installThorough} from '../../src/cli/steps/installThorough.ts';
import {medianRun, readMeasures, type Measures, type Result} from './measures.ts';

interface ChromeLauncher {
  launch(options: {chromePath: string; chromeFlags: string[]}): Promise<{
    port: number;
    kill(): void;
  }>;
}

interface Lighthouse {
  default(
    url: string,
    flags: {port: number; logLevel: 'error'},
  ): Promise<{lhr: Result} | undefined>;
}

/** Measures a page once, as on a slow phone (Lighthouse's default), in a browser of its own. */
async function measure(url: string, chromePath: string): Promise<Measures> {
  const {launch} = await loadThorough<ChromeLauncher>('chrome-launcher');
  // The CommonJS entry: tsx would rewrite the functions that the other one sends to the browser.
  const {default: lighthouse} = await loadThorough<Lighthouse>('lighthouse/core/index.cjs');
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
  await installThorough();
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
