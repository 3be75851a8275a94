import {readFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {provideBrowser} from '../../src/cli/browser/provideBrowser.ts';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {runMain} from '../../src/shared/cli/runMain.ts';
import {measureBuilds} from './buildCost.ts';
import {measureRoutes} from './lighthouseRuns.ts';
import {pageParts} from './pageWeight.ts';
import {representativeRoutes} from './routes.ts';
import {indexWeight, queryTime} from './searchCost.ts';
import {measureSearchOpening} from './searchOpening.ts';

const REPORT = '.cache/bench.json';
const BUILD = path.resolve('build');

function sampleQueries(): string[] {
  const text = readFileSync('tests/search/queries.json', 'utf8');
  return (JSON.parse(text) as {query: string}[]).map(({query}) => query);
}

/** Figures that need a running site and a browser. */
async function measureInBrowser(runs: number) {
  const chromePath = await provideBrowser();
  const {url, close} = await startServer({root: BUILD, port: 0});
  try {
    return {
      searchOpening: await measureSearchOpening(url, chromePath),
      lighthouse: await measureRoutes(representativeRoutes, runs, {siteUrl: url, chromePath}),
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
  const weights = Object.fromEntries(
    representativeRoutes.map((route) => [route, pageParts(route)]),
  );
  const search = {index: indexWeight(BUILD), p95: queryTime(BUILD, sampleQueries())};
  const {searchOpening, lighthouse} = await measureInBrowser(Number(values.runs));
  const report = {builds, weights, search: {...search, ...searchOpening}, lighthouse};
  console.log('Builds: seconds, MB of memory');
  console.table(builds);
  console.log('Page weights: bytes of brotli, without what is loaded ahead');
  console.table(weights);
  console.log('Search: bytes of brotli; ms per query; ms from shortcut to result, slow 4G, 4x CPU');
  console.table(report.search);
  console.log(`Lighthouse mobile: medians of ${values.runs} runs`);
  console.table(lighthouse);
  mkdirSync(path.dirname(REPORT), {recursive: true});
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`Also in ${REPORT}.`);
});
