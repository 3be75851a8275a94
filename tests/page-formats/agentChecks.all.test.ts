import {connect, createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isThorough, loadThorough} from '../../packages/thorough/load.ts';
import {startServer} from '../../src/features/delivery/server/startServer.ts';
import {site} from '../../src/site/index.ts';
import {isNginxInstalled, startNginx} from '../delivery/nginx.ts';
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

interface Running {
  url: string;
  stop: () => unknown;
}

async function serve(): Promise<Running> {
  const {url, close} = await startServer({root: path.resolve('build'), port: 0});
  return {url, stop: close};
}

/** nginx with the generated configuration; it listens on a socket, and the checker needs a port. */
async function nginx(): Promise<Running> {
  const {socket, stop} = startNginx('deploy/nginx.conf', 'build');
  const port = createServer((client) => {
    const server = connect(socket);
    client.pipe(server).pipe(client);
    [client, server].forEach((end) => end.on('error', () => end.destroy()));
  });
  await new Promise<void>((resolve) => {
    port.listen(0, resolve);
  });
  const url = `http://localhost:${(port.address() as AddressInfo).port}`;
  return {url, stop: () => (port.close(), stop())};
}

const SERVERS = [
  ['"npm run serve"', serve],
  ['nginx', nginx],
] as const;

it.skipIf(!isThorough()).each(SERVERS.filter(([name]) => name !== 'nginx' || isNginxInstalled()))(
  'passes all checks of the Agent-Friendly Documentation Spec from %s',
  async (_name, start) => {
    const {runChecks} = await loadThorough<Afdocs>('afdocs');
    const {url, stop} = await start();
    const report = await runChecks(url, {
      canonicalOrigin: site.DOCS_URL,
      requestDelay: 0,
      maxConcurrency: 8,
      maxLinksToTest: SAMPLE,
      samplingStrategy: 'curated',
      curatedPages: sampleRoutes().map((route) => url + route),
    });
    await stop();
    const problems = report.results
      .filter(({status}) => !['pass', 'skip'].includes(status))
      .map(({id, status, message}) => `${status} ${id}: ${message}`);
    expect(problems).toEqual([]);
    expect(report.summary.pass).toBeGreaterThan(20);
  },
);
