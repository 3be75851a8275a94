import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startServer, type RunningServer} from '../../../src/cli/server/startServer.ts';

const LONG_TEXT = 'A sentence that repeats and so compresses well. '.repeat(100);

const files: Record<string, string> = {
  'index.html': `<p>${LONG_TEXT}</p>`,
  '404.html': '<p>No such page</p>',
  'a/index.html': '<p>a</p>',
  'a/index.md': '# a',
  'assets/js/main.1a2b3c.js': LONG_TEXT,
  'img/font.woff2': 'font',
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

/** Plain HTTP, because fetch follows redirects across paths and hides the content encoding. */
async function get(url: string, headers: Record<string, string> = {}) {
  return new Promise<{status?: number; headers: NodeJS.Dict<string | string[]>; size: number}>(
    (resolve, reject) => {
      request(`${server.url}${url}`, {headers}, (response) => {
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          size += chunk.length;
        });
        response.on('end', () => {
          resolve({status: response.statusCode, headers: response.headers, size});
        });
      })
        .on('error', reject)
        .end();
    },
  );
}

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
    expect(page.headers['content-type']).toBe('text/html;charset=utf-8');
    expect([markdown.headers.vary, page.headers.vary]).toEqual([
      'Accept, Accept-Encoding',
      'Accept, Accept-Encoding',
    ]);
  });

  it('serves the page when it has no Markdown', async () => {
    const {headers} = await get('/', {accept: 'text/markdown'});
    expect(headers['content-type']).toBe('text/html;charset=utf-8');
  });

  it('lets hashed assets be kept for a year', async () => {
    const {headers} = await get('/assets/js/main.1a2b3c.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
  ])('compresses for a browser that accepts %s', async (accepted, expected) => {
    const response = await get('/', {'accept-encoding': accepted});
    expect(response.headers['content-encoding']).toBe(expected);
    expect(response.size).toBeLessThan(LONG_TEXT.length / 10);
  });

  it.each([
    ['/', 'text/html;charset=utf-8'],
    ['/a/index.md', 'text/markdown; charset=utf-8'],
    ['/assets/js/main.1a2b3c.js', 'text/javascript; charset=utf-8'],
    ['/img/font.woff2', 'font/woff2'],
  ])('sends %s as %s', async (url, type) => {
    expect((await get(url)).headers['content-type']).toBe(type);
  });

  it('does not leave the root folder', async () => {
    expect((await get('/../../../../etc/hostname')).status).toBe(404);
    expect((await get('/%2e%2e/%2e%2e/%2e%2e/etc/hostname')).status).toBe(404);
  });

  it('refuses a folder that holds no site', async () => {
    await expect(startServer({root: tmpdir(), port: 0})).rejects.toThrow('npm run build');
  });
});
