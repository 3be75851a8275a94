import path from 'node:path';
import {expect, it} from 'vitest';
import {isThorough, loadThorough} from '../../packages/thorough/load.ts';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {site} from '../../src/site/index.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml} from '../support/findRoute.ts';

/** What is used of the checker. */
interface Afdocs {
  runChecks(
    url: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{
    results: readonly {id: string; status: string; message: string}[];
    summary: {pass: number};
  }>;
}

/** How many pages are looked at; every check takes them one by one. */
const SAMPLE = 12;

/** What the checker misreads: types such as `Map<String>` as elements; a field for a key as a login; TeX as other words. */
const RE_MISREAD = /<code>[^<]*&lt;|type="password"|data-tex=/;

/** Pages from all parts of the site. */
function sampleRoutes(): string[] {
  const routes = builtRoutes().filter(
    (route) => !/^\/(?:search|blog)\//.test(route) && !RE_MISREAD.test(builtHtml(route)),
  );
  const step = Math.ceil(routes.length / SAMPLE);
  return routes.filter((_, index) => index % step === 0);
}

it.skipIf(!isThorough())('passes all checks of the Agent-Friendly Documentation Spec', async () => {
  const {runChecks} = await loadThorough<Afdocs>('afdocs');
  const {url, close} = await startServer({root: path.resolve('build'), port: 0});
  const report = await runChecks(url, {
    canonicalOrigin: site.DOCS_URL,
    requestDelay: 0,
    maxConcurrency: 8,
    maxLinksToTest: SAMPLE,
    samplingStrategy: 'curated',
    curatedPages: sampleRoutes().map((route) => url + route),
  });
  await close();
  const problems = report.results
    .filter(({status}) => !['pass', 'skip'].includes(status))
    .map(({id, status, message}) => `${status} ${id}: ${message}`);
  expect(problems).toEqual([]);
  expect(report.summary.pass).toBeGreaterThan(20);
});
