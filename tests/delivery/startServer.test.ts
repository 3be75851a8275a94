import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type RunningServer} from '../../src/features/delivery/server/startServer.ts';
import {httpGet} from '../support/httpGet.ts';

const LONG_TEXT = 'A sentence that repeats and so compresses well. '.repeat(100);

const files: Record<string, string> = {
  'index.html': `<p>${LONG_TEXT}</p>`,
  '404.html': '<p>No such page</p>',
  'a/index.html': '<p>a</p>',
  'a/index.md': '# a',
  'assets/js/main.1a2b3c.js': LONG_TEXT,
  'img/font.woff2': 'font',
  'img/large.bin': 'x'.repeat(20_000_000),
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n',
  _redirects: '/old /a/#part 301\n/old/ /a/#part 301\n',
};

let root: string;
let server: RunningServer;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
  server = await startServer({root, port: 0});
});

afterAll(async () => {
  await server.close();
  rmSync(root, {recursive: true});
});

const get = async (url: string, headers?: Record<string, string>) =>
  httpGet(server.url, url, headers);

describe('startServer', () => {
  it('answers an unknown path with the not-found page and status 404', async () => {
    const response = await get('/no-such-page/');
    expect(response.status).toBe(404);
    expect(response.size).toBe('<p>No such page</p>'.length);
  });

  it('redirects to the one address of a page and keeps the query', async () => {
    const response = await get('/a.html?from=mail');
    expect(response.status).toBe(301);
    expect(response.headers.location).toBe('/a/?from=mail');
  });

  it('serves a page at its address, checked on every use', async () => {
    const response = await get('/a/');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/a/', {'if-none-match': String(response.headers.etag)});
    expect(again.status).toBe(304);
  });

  it('serves the Markdown of a page to clients that ask for it', async () => {
    const markdown = await get('/a/?from=chat', {accept: 'text/markdown, text/html;q=0.9'});
    expect(markdown.headers['content-type']).toBe('text/markdown; charset=utf-8');
    const page = await get('/a/', {accept: 'text/html, */*'});
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect([markdown.headers.vary, page.headers.vary]).toEqual([
      'Accept, Accept-Encoding',
      'Accept, Accept-Encoding',
    ]);
  });

  it('serves the page when it has no Markdown', async () => {
    const {headers} = await get('/', {accept: 'text/markdown'});
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('sends the headers that the build asks for', async () => {
    const {headers} = await get('/assets/js/main.1a2b3c.js');
    expect(headers['cache-control']).toBe('immutable');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('lets nobody keep the answer to an unknown path', async () => {
    const {status, headers} = await get('/assets/js/main.gone.js');
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it.each(['/old', '/old/'])(
    'redirects %s to where the build says, query before place',
    async (path) => {
      const {status, headers} = await get(`${path}?from=mail`);
      expect(status).toBe(301);
      expect(headers.location).toBe('/a/?from=mail#part');
    },
  );

  it.each(['/_headers', '/_redirects'])('keeps %s to itself', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('compresses for a browser that accepts %s', async (accepted, expected) => {
    const response = await get('/', {'accept-encoding': accepted});
    expect(response.headers['content-encoding']).toBe(expected);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.size).toBeLessThan(LONG_TEXT.length / 10);
    expect(response.headers['content-length']).toBe(String(response.size));
    const again = await get('/', {
      'accept-encoding': accepted,
      'if-none-match': String(response.headers.etag),
    });
    expect(again).toMatchObject({status: 304, size: 0});
  });

  it('compresses the not-found page, too', async () => {
    const response = await get('/no-such-page/', {'accept-encoding': 'gzip'});
    expect(response.status).toBe(404);
    expect(response.headers['content-encoding']).toBe('gzip');
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/a/index.md', 'text/markdown; charset=utf-8'],
    ['/assets/js/main.1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/img/font.woff2', 'font/woff2'],
  ])('sends %s as %s', async (url, type) => {
    expect((await get(url)).headers['content-type']).toBe(type);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const {status, headers} = await httpGet(server.url, '/', {}, method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('answers HEAD with the headers of the page', async () => {
    const {status, headers, size} = await httpGet(server.url, '/', {}, 'HEAD');
    expect({status, size}).toEqual({status: 200, size: 0});
    expect(headers['content-length']).toBe(String(LONG_TEXT.length + '<p></p>'.length));
  });

  it.each([
    ['bytes=0-3', 206, 4],
    ['bytes=-10', 206, 10],
    ['bytes=10-5', 416, 0],
    ['bytes=0-1,5-6', 200, LONG_TEXT.length],
  ])('answers a request for %s with %d', async (range, status, size) => {
    expect(await get('/assets/js/main.1a2b3c.js', {range})).toMatchObject({status, size});
  });

  it.each<Record<string, string>>([{}, {'accept-encoding': 'gzip'}])(
    'sends nothing again to a client that has it: %j',
    async (accepted) => {
      const {headers} = await get('/a/', accepted);
      const etag = String(headers.etag);
      const modified = String(headers['last-modified']);
      const conditions: Record<string, string>[] = [
        {'if-none-match': `"other", ${etag}`},
        {'if-none-match': '*'},
        {'if-modified-since': modified},
      ];
      for (const condition of conditions) {
        expect(await get('/a/', {...accepted, ...condition})).toMatchObject({status: 304, size: 0});
      }
      expect((await get('/a/', {...accepted, 'if-none-match': '"other"'})).status).toBe(200);
    },
  );

  it('understands a request for a whole address, as proxies make it', async () => {
    const {status, headers} = await get('http://docs.example/a.html?from=mail');
    expect(status).toBe(301);
    expect(headers.location).toBe('/a/?from=mail');
  });

  it('offers the Markdown of a page whose address is written with escapes', async () => {
    const {headers} = await get('/%61/', {accept: 'text/markdown'});
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.vary).toContain('Accept,');
  });

  it.runIf(process.platform === 'linux')(
    'closes the file of a download that breaks off',
    async () => {
      const openFiles = () => readdirSync('/proc/self/fd').length;
      const before = openFiles();
      const breakOff = () =>
        new Promise<void>((resolve) => {
          const download = request(`${server.url}/img/large.bin`, (response) => {
            response.once('data', () => download.destroy());
            response.once('close', resolve);
          }).on('error', () => undefined);
          download.end();
        });
      await Promise.all(Array.from({length: 50}, breakOff));
      await expect.poll(openFiles, {timeout: 5000}).toBeLessThan(before + 10);
    },
  );

  it('does not leave the root folder', async () => {
    expect((await get('/../../../../etc/hostname')).status).toBe(404);
    expect((await get('/%2e%2e/%2e%2e/%2e%2e/etc/hostname')).status).toBe(404);
  });

  it('refuses a folder that holds no site', async () => {
    await expect(startServer({root: tmpdir(), port: 0})).rejects.toThrow('npm run build');
  });
});
