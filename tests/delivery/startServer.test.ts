import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
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
  '404.md': '# No such page',
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

  it('answers an unknown address of Markdown with Markdown', async () => {
    const response = await get('/no-such-page.md');
    expect(response.status).toBe(404);
    expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(response.size).toBe('# No such page'.length);
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

  it('answers with the page whatever a client accepts, as static hosts do', async () => {
    const {headers} = await get('/a/', {accept: 'text/markdown'});
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toBe('Accept-Encoding');
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
});
