import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startServer, type RunningServer} from '../../src/features/delivery/server/startServer.ts';
import {httpGet} from '../support/httpGet.ts';

const LONG_TEXT = 'A sentence that repeats and so compresses well. '.repeat(100);

const files: Record<string, string> = {
  'index.html': `<p>${LONG_TEXT}</p>`,
  '404.html': '<p>No such page</p>',
  'a/index.html': '<p>a</p>',
  'a/index.md': '# a',
  'gone/index.html': '<p>removed while the server runs</p>',
  '404.md': '# No such page\n',
  '.well-known/catalog': '{}',
  'assets/js/main.1a2b3c.js': LONG_TEXT,
  'img/font.woff2': 'font',
  _headers:
    '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: immutable\n/.well-known/catalog\n  Content-Type: application/linkset+json\n',
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

/** Sends the head of a request as it is, on a connection that stays open unless the server ends it. */
function sendHead(url: string, head: string): Socket {
  const {hostname, port} = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(`${head}\r\nHost: docs.example\r\n\r\n`);
  return socket;
}

/** A server with a function at `/slow` that answers when `finish` is called. */
async function startSlowServer() {
  let finish = (): void => undefined;
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = await startServer({
    root,
    port: 0,
    functions: {
      '/slow': (_request, response) =>
        new Promise((resolve) => {
          finish = () => resolve(void response.end('done'));
          begin();
        }),
    },
  });
  return {...slow, begun, finish: () => finish()};
}

describe('startServer', () => {
  it('answers an unknown path with the not-found page and status 404', async () => {
    const response = await get('/no-such-page/');
    expect(response.status).toBe(404);
    expect(response.size).toBe('<p>No such page</p>'.length);
  });

  it.each([
    ['/no-such-page.md', '*/*', '# No such page\n'],
    ['/no-such-page/', 'text/markdown, */*', '# No such page\n'],
    [
      '/al/',
      'text/markdown',
      '# No such page\n\nPages with a similar address:\n\n- [/a/](/a/index.md)\n',
    ],
  ])(
    'tells an agent in Markdown that there is no %s (%s), and what is close',
    async (url, accept, text) => {
      const {status, headers, size} = await get(url, {accept});
      expect(status).toBe(404);
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        vary: 'Accept',
      });
      expect(size).toBe(text.length);
    },
  );

  it('sends what agents look for with the type that the build names', async () => {
    const {headers} = await get('/.well-known/catalog', {'accept-encoding': 'br'});
    expect(headers['content-type']).toBe('application/linkset+json');
  });

  it.each([
    ['/a?from=mail', '/a/?from=mail'],
    ['/a.html', '/a/'],
    ['/a/index.html', '/a/'],
    ['/index.html', '/'],
  ])('redirects %s to the one address of the page', async (url, location) => {
    const {status, headers} = await get(url);
    expect({status, location: headers.location}).toEqual({status: 301, location});
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
  ])('answers a browser that accepts "%s" with %s', async (accepted, encoding) => {
    const {headers} = await get('/', {'accept-encoding': accepted});
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('serves a page at its address, checked on every use', async () => {
    const response = await get('/a/');
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/a/', {'if-none-match': String(response.headers.etag)});
    expect(again.status).toBe(304);
  });

  it('answers with the Markdown of a page whoever asks for that first', async () => {
    const {headers} = await get('/a/', {accept: 'text/markdown, */*'});
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(headers.vary).toBe('Accept, Accept-Encoding');
    const asked = {accept: 'text/html, text/markdown'};
    expect((await get('/a/', asked)).headers['content-type']).toBe('text/html; charset=utf-8');
    expect((await get('/', {accept: 'text/markdown'})).headers.link).toBeUndefined();
  });

  it('tells in its log why it breaks off', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    rmSync(path.join(root, 'gone'), {recursive: true});
    await expect(get('/gone/', {'accept-encoding': 'br'})).rejects.toThrow();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({code: 'ENOENT'}));
    log.mockRestore();
  });

  it('does not leave the root folder', async () => {
    expect((await get('/../../../../etc/hostname')).status).toBe(404);
    expect((await get('/%2e%2e/%2e%2e/%2e%2e/etc/hostname')).status).toBe(404);
  });

  it('refuses a folder that holds no site', async () => {
    await expect(startServer({root: tmpdir(), port: 0})).rejects.toThrow('npm run build');
  });

  it('listens on this machine only, unless it is told otherwise', () => {
    expect(new URL(server.url).hostname).toBe('127.0.0.1');
  });

  it.each(['GET http://[bad/ HTTP/1.1', 'GET http://x:99999/ HTTP/1.1', 'GET * HTTP/1.1'])(
    'answers %s with 400 and its headers, and says nothing in its log',
    async (head) => {
      const log = vi.spyOn(console, 'error').mockReturnValue();
      const socket = sendHead(server.url, head);
      const [answer] = (await once(socket, 'data')) as [string];
      socket.destroy();
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('X-Frame-Options: DENY');
      expect(log).not.toHaveBeenCalled();
      log.mockRestore();
    },
  );

  it('sends its headers with the refusal of a method', async () => {
    const {status, headers} = await httpGet(server.url, '/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers).toMatchObject({allow: 'GET, HEAD', 'x-frame-options': 'DENY'});
  });

  it('tells of each request when, what, with which result, how much and how long', async () => {
    const lines: string[] = [];
    const logged = await startServer({root, port: 0, log: (line) => lines.push(line)});
    await httpGet(logged.url, '/img/font.woff2?a=b');
    await httpGet(logged.url, '/no-such-page/', {}, 'HEAD');
    await logged.close();
    expect(lines).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z GET \/img\/font\.woff2\?a=b 200 \d{3} \d+$/),
      expect.stringMatching(/Z HEAD \/no-such-page\/ 404 \d{3} \d+$/),
    ]);
  });

  it('ends idle connections at once when it closes, others when they are answered', async () => {
    const slow = await startSlowServer();
    const idle = sendHead(slow.url, 'GET /img/font.woff2 HTTP/1.1');
    await once(idle, 'data');
    const busy = sendHead(slow.url, 'GET /slow HTTP/1.1');
    await slow.begun;
    const closed = slow.close(60_000);
    await once(idle, 'close');
    slow.finish();
    const [answer] = (await once(busy, 'data')) as [string];
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*done/);
    await closed;
  });

  it('breaks off an answer that takes longer than it may', async () => {
    const slow = await startSlowServer();
    const busy = sendHead(slow.url, 'GET /slow HTTP/1.1');
    await slow.begun;
    await Promise.all([slow.close(1), once(busy, 'close')]);
    expect(busy.bytesRead).toBe(0);
  });
});
