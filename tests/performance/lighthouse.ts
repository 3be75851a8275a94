import {median} from 'd3-array';
import {loadThorough} from '../../packages/thorough/load.ts';
import {launchArguments} from '../../src/cli/browser/launchArguments.ts';
import {installThorough} from '../../src/cli/steps/installThorough.ts';

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

/** What is read of a result of Lighthouse. */
interface Result {
  runtimeError?: {message: string};
  categories: Readonly<Record<string, {score: number | null}>>;
  audits: Readonly<Record<string, {numericValue?: number; details?: {items?: readonly unknown[]}}>>;
}

/** Scores from 0 to 100, times in ms, layout shift without a unit, transferred bytes. */
const FIGURES = {
  performance: score('performance'),
  accessibility: score('accessibility'),
  bestPractices: score('best-practices'),
  seo: score('seo'),
  lcp: value('largest-contentful-paint'),
  tbt: value('total-blocking-time'),
  cls: value('cumulative-layout-shift', 3),
  bytes: transferred(false),
  /** Loaded in idle time for the pages that visible links lead to. */
  aheadBytes: transferred(true),
} satisfies Record<string, (result: Result) => number>;

type Measures = Record<keyof typeof FIGURES, number>;

function score(category: string) {
  return ({categories, runtimeError}: Result): number => {
    const found = categories[category]?.score;
    if (typeof found !== 'number') {
      throw new Error(`Lighthouse gave no score for ${category}: ${runtimeError?.message}`);
    }
    return Math.round(found * 100);
  };
}

function value(audit: string, digits = 0) {
  return ({audits}: Result): number => Number(audits[audit]?.numericValue?.toFixed(digits));
}

/** Browsers load what is for a later page at their lowest priority. */
function transferred(isAhead: boolean) {
  return ({audits}: Result): number => {
    const items = audits['network-requests']?.details?.items ?? [];
    return (items as {priority: string; transferSize: number}[])
      .filter(({priority}) => (priority === 'VeryLow') === isAhead)
      .reduce((total, {transferSize}) => total + transferSize, 0);
  };
}

/** Measures a page once, as on a slow phone (Lighthouse's default), in a browser of its own. */
async function measure(url: string, chromePath: string): Promise<Result> {
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
    return result.lhr;
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
    const measured: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      measured.push(await measure(siteUrl + route, chromePath));
    }
    const medians = Object.entries(FIGURES).map(([name, read]) => [name, median(measured, read)]);
    results[route] = Object.fromEntries(medians) as Measures;
  }
  return results;
}
