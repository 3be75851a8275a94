import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {checkLinks} from '../../src/cli/links/checkLinks.ts';
import {externalLinks} from '../../src/cli/links/externalLinks.ts';

const PATIENCE = {limitMs: 300, pausesMs: [1]};

let server: Server;
let site: string;
let busy = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    const {url, method} = request;
    if (url === '/slow') return;
    if (url === '/busy') busy += 1;
    if (url === '/old' || url === '/login') response.setHeader('location', '/good');
    const statuses: Record<string, number> = {
      '/good': 200,
      '/old': 301,
      '/login': 302,
      '/no-head': method === 'HEAD' ? 404 : 200,
      '/busy': busy < 3 ? 503 : 200,
      '/forbidden': 403,
    };
    response.writeHead(statuses[url ?? ''] ?? 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function check(...paths: string[]) {
  return checkLinks(new Map(paths.map((each) => [`${site}${each}`, ['/a/', '/b/']])), PATIENCE);
}

it('passes good links, those that answer GET only or later, and those that always lead on', async () => {
  expect(await check('/good', '/no-head', '/busy', '/login')).toEqual({
    lines: ['4 links: 4 good, 0 moved, 0 gone, 0 without a verdict.'],
    exitCode: 0,
  });
});

it('fails for a link that is gone, with the pages that have it', async () => {
  const {lines, exitCode} = await check('/good', '/gone');
  expect(lines.slice(0, 3)).toEqual([
    `${site}/gone is gone (status 404); link elsewhere or remove the link`,
    '  on /a/',
    '  on /b/',
  ]);
  expect(exitCode).toBe(1);
});

it('reports what moved, refuses or is slow, and does not fail for it', async () => {
  const {lines, exitCode} = await check('/old', '/forbidden', '/slow');
  expect(lines.filter((line) => line.startsWith(site))).toEqual([
    `${site}/old leads to ${site}/good; link there`,
    `${site}/forbidden gave no verdict (status 403); open it in a browser`,
    `${site}/slow gave no verdict (no answer in 0.3 s); open it in a browser`,
  ]);
  expect(exitCode).toBe(0);
});

it('lists the links and says so when no server can be reached', async () => {
  const links = new Map([['http://127.0.0.1:1/a', ['/']]]);
  expect(await checkLinks(links, PATIENCE)).toEqual({
    lines: ['http://127.0.0.1:1/a', 'No server could be reached: none of 1 links is checked.'],
    exitCode: 2,
  });
});

it('finds the links that leave the site, once, without examples and its repository', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  mkdirSync(path.join(folder, 'page'));
  const html = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">…</a>`).join('');
  const all = [
    'https://a.dev/?a=1&amp;b=2',
    '/page/',
    'https://shop.example/',
    'https://git.dev/us/docs',
  ];
  writeFileSync(path.join(folder, 'index.html'), html(...all));
  writeFileSync(
    path.join(folder, 'page/index.html'),
    html('https://a.dev/?a=1&amp;b=2#c', all[0]!),
  );
  expect([...externalLinks(folder, ['https://git.dev/us'])]).toEqual([
    ['https://a.dev/?a=1&b=2', ['/', '/page/']],
  ]);
  rmSync(folder, {recursive: true});
  expect(() => externalLinks(folder, [])).toThrow('holds no pages');
});
