import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type RunningServer} from '../../src/features/delivery/server/startServer.ts';
import {spellings} from '../../src/features/delivery/redirectsFile.ts';
import {INDEX_PATH} from '../../src/features/search/records/indexFiles.ts';
import {redirects} from '../../src/config/redirects.ts';
import {builtRoutes} from '../support/builtRoutes.ts';
import {findDeadPlace} from '../support/findDeadPlace.ts';
import {httpGet} from '../support/httpGet.ts';

const sources = new Set(redirects.flatMap(({from}) => spellings(from)));

describe('redirects', () => {
  it('lead to pages and places that exist', () => {
    expect(redirects.length).toBeGreaterThan(100);
    expect(
      redirects.flatMap(({from, to}) => findDeadPlace(to).map((why) => `${from}: ${why}`)),
    ).toEqual([]);
  });

  it('need one step each', () => {
    const chained = redirects.filter(({to}) => sources.has(to.replace(/#.*/, '')));
    expect(chained).toEqual([]);
  });

  it('take no page away, and leave a page for hosts that know no redirects', () => {
    const html = (route: string) => readFileSync(`build${route}index.html`, 'utf8');
    const wrong = redirects
      .filter(({from, to}) => !html(from).includes(`content="0; url=${to}"`))
      // Where the file system ignores case, these are the same file.
      .filter(({from, to}) => from.toLowerCase() !== to.toLowerCase() || html(from) !== html(to));
    expect(wrong).toEqual([]);
  });

  it('are no pages: neither tested, nor listed for search engines, nor found by search', () => {
    expect(builtRoutes().filter((route) => sources.has(route))).toEqual([]);
    const sitemap = readFileSync('build/sitemap.xml', 'utf8');
    const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const index = readFileSync(`build${INDEX_PATH}`, 'utf8');
    const found = [...index.matchAll(/"route":"([^"]+)"/g)].map(([, route]) => route);
    expect(listed).toContain('/setup-quickstart/');
    expect(found).toContain('/setup-quickstart/');
    expect([...listed, ...found].filter((path = '') => sources.has(path))).toEqual([]);
  });
});

describe('"npm run serve"', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startServer({root: path.resolve('build'), port: 0});
  });

  afterAll(() => server.close());

  it('redirects every old address, with and without its slash, to a page', async () => {
    const wrong: string[] = [];
    for (const {from, to} of redirects) {
      for (const address of spellings(from)) {
        const {status, headers} = await httpGet(server.url, address);
        const target = await httpGet(server.url, to.replace(/#.*/, ''));
        if (status !== 301 || headers.location !== to || target.status !== 200) {
          wrong.push(`${address}: ${status} to ${headers.location}, which is ${target.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
