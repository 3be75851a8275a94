import path from 'node:path';
import {globSync} from 'tinyglobby';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {areRequired} from '../../packages/samples/languages/toolchains/command.ts';
import {startServer, type RunningServer} from '../../src/features/delivery/server/startServer.ts';
import {httpGet} from '../support/httpGet.ts';
import {isNginxInstalled, startNginx, type RunningNginx} from './nginx.ts';

const hasNginx = isNginxInstalled();
if (!hasNginx) {
  console.warn('deploy/nginx.conf is not tried out: install nginx to run it.');
}

const COMPARED = [
  'access-control-allow-origin',
  'link',
  'location',
  'cache-control',
  'content-security-policy',
  'content-encoding',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'vary',
  'x-content-type-options',
];

const UNCOMPRESSED = {'content-encoding': undefined};

const asset = globSync('assets/js/main.*.js', {cwd: 'build'})[0];

describe.skipIf(!hasNginx && !areRequired)('nginx (needs nginx)', () => {
  let nginx: RunningNginx;
  let serve: RunningServer;

  beforeAll(async () => {
    nginx = startNginx('deploy/nginx.conf', 'build');
    serve = await startServer({root: path.resolve('build'), port: 0});
  });

  afterAll(async () => {
    nginx.stop();
    await serve.close();
  });

  /** What a reader's browser acts on. */
  async function answerOf(server: string, url: string, method = 'GET', accept = '*/*') {
    const asked = {'accept-encoding': 'gzip', accept};
    const {status, headers} = await httpGet(server, url, asked, method);
    const vary = headers.vary
      ?.split(', ')
      .filter((name) => name !== 'Accept-Encoding')
      .join();
    // Scripts have two names; and nobody reads the few words of a redirect or a refusal.
    const type = headers['content-type']?.replace('application/javascript', 'text/javascript');
    const isRead = status !== 301 && status !== 405;
    const all = {...headers, vary: vary || undefined, 'content-type': isRead ? type : undefined};
    const compared = Object.entries(all).filter(([name]) => COMPARED.includes(name));
    return {status, headers: Object.fromEntries(compared)};
  }

  it.each([
    ['a page', '/setup-quickstart/', 200],
    ['a page without its slash', '/setup-quickstart?a=b', 301],
    ['a page by its file', '/setup-quickstart.html?a=b', 301],
    ['a page by its index', '/setup-quickstart/index.html?a=b', 301],
    ['the home page by its index', '/index.html', 301],
    ['an old address', '/what-is-eppo/?a=b', 301],
    ['an old address without its slash', '/how-tos/connecting-dwh', 301],
    ['a page in other case', '/sdks/client-sdks/javascript/initialization', 301],
    ['a page in its own case', '/sdks/client-sdks/javascript/Initialization/', 200],
    ['a hashed asset', `/${asset}`, 200],
    ['data', '/search/index.json', 200],
    ['a table', '/demo/users.csv', 200],
    ['Markdown', '/sdks/index.md', 200],
    ['a folder without a page', '/demo/', 404],
    ['an unknown path', '/no-such-page/', 404],
    ['an unknown asset', '/assets/js/main.gone.js', 404],
    ['unknown Markdown', '/no-such-page/index.md', 404],
    ['Markdown of an old address', '/what-is-eppo.md', 301],
    ['Markdown of an old folder', '/how-tos/connecting-dwh/index.md', 301],
    ['the catalog of APIs', '/.well-known/api-catalog', 200],
    ['the card of the MCP server', '/.well-known/mcp/server-card.json', 200],
    ['the headers', '/_headers', 404],
    ['the redirects', '/_redirects', 404],
  ])('answers as "npm run serve" does: %s', async (_what, url, status) => {
    const [actual, expected] = [await answerOf(nginx.socket, url), await answerOf(serve.url, url)];
    expect(actual.status).toBe(status);
    // nginx compresses nothing below 1 kB.
    const isCompressed = actual.headers['content-encoding'] !== undefined;
    expect(actual).toEqual({
      status,
      headers: {...expected.headers, ...(isCompressed ? {} : UNCOMPRESSED)},
    });
    expect(expected.status).toBe(status);
  });

  it.each([
    ['text/markdown, */*', 'text/markdown'],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', 'text/markdown'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
  ])('answers %s with %s, as "npm run serve" does', async (accept, type) => {
    for (const url of ['/', '/sdks/sdk-keys/']) {
      const [actual, expected] = [
        await answerOf(nginx.socket, url, 'GET', accept),
        await answerOf(serve.url, url, 'GET', accept),
      ];
      expect(actual).toEqual(expected);
      expect(actual.headers).toMatchObject({
        'content-type': `${type}; charset=utf-8`,
        vary: 'Accept',
        link: expect.stringMatching(
          /^<index\.md>; rel="alternate"; type="text\/markdown"/,
        ) as unknown,
      });
    }
  });

  it('refuses a method as "npm run serve" does', async () => {
    const refusal = {
      status: 405,
      headers: (await answerOf(serve.url, '/llms.txt', 'POST')).headers,
    };
    expect(refusal.headers).toHaveProperty('content-security-policy');
    expect(await answerOf(nginx.socket, '/llms.txt', 'POST')).toEqual(refusal);
  });

  it('tells an agent in Markdown that there is no page, as "npm run serve" does', async () => {
    const accept = 'text/markdown';
    const expected = await answerOf(serve.url, '/no-such-page/', 'GET', accept);
    const actual = await answerOf(nginx.socket, '/no-such-page/', 'GET', accept);
    expect(actual).toEqual({...expected, headers: {...expected.headers, ...UNCOMPRESSED}});
    expect(actual.headers['content-type']).toBe('text/markdown; charset=utf-8');
  });

  it('logs what agents read, and what they did not find', async () => {
    await httpGet(nginx.socket, '/geolift/', {accept: 'text/markdown', 'user-agent': 'Agent/1'});
    await httpGet(nginx.socket, '/geolift/', {accept: 'text/html', 'user-agent': 'Reader/1'});
    await httpGet(nginx.socket, '/gone.md', {'user-agent': 'Agent/1'});
    await expect.poll(nginx.agents).toMatch(/ 200 \/geolift\/ Agent\/1\n/);
    await expect.poll(nginx.agents).toMatch(/ 404 \/gone\.md Agent\/1\n/);
    expect(nginx.agents()).not.toContain('Reader/1');
  });

  it.each(['//other.example/index.html', '/\\other.example/index.html', '/%5Cother.example.html'])(
    'leads nobody from %s to another site',
    async (url) => {
      const {headers} = await httpGet(nginx.socket, url);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );
});
