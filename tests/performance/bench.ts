import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {parse} from 'yaml';
import {provideBrowser} from '../../src/cli/browser/provideBrowser.ts';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {measureBuilds} from './buildCost.ts';
import {compareWithLast} from './history.ts';
import {measureRoutes} from './lighthouse.ts';
import {pageParts} from './pageWeight.ts';
import {indexWeight, queryTime} from './searchCost.ts';
import {measureWaiting} from './waiting.ts';

const BUILD = path.resolve('build');
const MARKS = 'tests/performance/marks.yaml';

/** Pages of eight kinds. */
const ROUTES = [
  '/',
  '/feature-flag-quickstart/',
  '/sdks/server-sdks/node/initialization/',
  '/data-management/connecting-dwh/snowflake/',
  '/statistics/confidence-intervals/statistical-nitty-gritty/',
  '/statistics/sample-size-calculator/usage/',
  '/reference/api/',
  '/blog/',
];

function sampleQueries(): string[] {
  const text = readFileSync('tests/search/queries.json', 'utf8');
  return (JSON.parse(text) as {query: string}[]).map(({query}) => query);
}

interface Report {
  builds: Awaited<ReturnType<typeof measureBuilds>> | undefined;
  weights: Record<string, ReturnType<typeof pageParts>>;
  nextPage: Awaited<ReturnType<typeof measureWaiting>>['nextPage'];
  search: {index: number};
  lighthouse: Awaited<ReturnType<typeof measureRoutes>>;
}

/** The figures that the history keeps: of builds, pages and search. Less of each is better. */
function figuresOf({
  builds,
  weights,
  nextPage,
  search,
  lighthouse,
}: Report): Record<string, number> {
  const ofPages = Object.entries(lighthouse).flatMap(([route, {lcp, tbt, cls}]) => [
    [`bytes ${route}`, weights[route]?.total ?? 0] as const,
    [`LCP ${route}`, lcp] as const,
    [`TBT ${route}`, tbt] as const,
    [`CLS ${route}`, cls] as const,
  ]);
  return {
    ...(builds && {'seconds cold': builds.cold.seconds, 'seconds warm': builds.warm.seconds}),
    ...Object.fromEntries(ofPages),
    'next page, loaded ahead': nextPage.ahead,
    'next page, slow 4G': nextPage.slow,
    'bytes search': search.index,
  };
}

/** Figures that need a running site and a browser. */
async function measureInBrowser(runs: number) {
  const chromePath = await provideBrowser();
  const {url, close} = await startServer({root: BUILD, port: 0});
  try {
    return {
      waiting: await measureWaiting(url, chromePath),
      lighthouse: await measureRoutes(ROUTES, runs, {siteUrl: url, chromePath}),
    };
  } finally {
    await close();
  }
}

runMain(async () => {
  const {values} = parseArgs({
    options: {runs: {type: 'string', default: '3'}, 'skip-build': {type: 'boolean'}},
  });
  const builds = values['skip-build'] ? undefined : await measureBuilds();
  const weights = Object.fromEntries(ROUTES.map((route) => [route, pageParts(route)]));
  const {waiting, lighthouse} = await measureInBrowser(Number(values.runs));
  const {nextPage} = waiting;
  const search = {
    index: indexWeight(BUILD),
    p95: queryTime(BUILD, sampleQueries()),
    ...waiting.search,
  };
  console.log('Builds: seconds, MB of memory');
  console.table(builds);
  console.log('Page weights: bytes of brotli, without what is loaded ahead');
  console.table(weights);
  console.log('Search: bytes of brotli; ms per query; ms from shortcut to result, slow 4G, 4x CPU');
  console.table(search);
  console.log('Next page: ms from the click until it is painted, loaded ahead and not, on slow 4G');
  console.table(nextPage);
  console.log(`Lighthouse mobile: medians of ${values.runs} runs`);
  console.table(lighthouse);
  console.log('Others');
  console.table(parse(readFileSync(MARKS, 'utf8')) as unknown);
  compareWithLast(figuresOf({builds, weights, nextPage, search, lighthouse}));
});
