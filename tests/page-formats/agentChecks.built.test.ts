import path from 'node:path';
import {runChecks} from 'afdocs';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startServer, type RunningServer} from '../../src/features/delivery/server/startServer.ts';
import {site} from '../../src/site/index.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml} from '../support/findRoute.ts';

/** How many pages are looked at; every check takes them one by one. */
const SAMPLE = 12;

/** Static hosts answer an address with one file, so Markdown has addresses of its own. */
const NOT_FOR_STATIC_FILES = 'content-negotiation';

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({root: path.resolve('build'), port: 0});
});

afterAll(async () => {
  await server.close();
});

/**
 * Pages from all parts of the site. Without formulas: the checker reads each three times, from
 * MathML, from its annotation and from the drawing, and misses them in the Markdown.
 */
function sampleRoutes(): string[] {
  const routes = builtRoutes().filter(
    (route) => !/^\/(?:search|blog)\//.test(route) && !builtHtml(route).includes('class="katex'),
  );
  const step = Math.ceil(routes.length / SAMPLE);
  return routes.filter((_, index) => index % step === 0);
}

it('passes all checks of the Agent-Friendly Documentation Spec', async () => {
  const report = await runChecks(server.url, {
    canonicalOrigin: site.DOCS_URL,
    requestDelay: 0,
    maxConcurrency: 8,
    maxLinksToTest: SAMPLE,
    samplingStrategy: 'curated',
    curatedPages: sampleRoutes().map((route) => server.url + route),
  });
  const problems = report.results
    .filter(({id, status}) => id !== NOT_FOR_STATIC_FILES && !['pass', 'skip'].includes(status))
    .map(({id, status, message}) => `${status} ${id}: ${message}`);
  expect(problems).toEqual([]);
  expect(report.summary.pass).toBeGreaterThan(20);
});
