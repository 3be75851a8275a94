import {copyFileSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {InMemoryTransport} from '@modelcontextprotocol/server';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/client';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSite} from '../../src/cli/steps/serveSite.ts';
import type {RunningServer} from '../../src/features/delivery/server/startServer.ts';
import {createServer} from '../../src/features/mcp/createServer.ts';
import {addressOf} from '../../src/features/mcp/docs/docs.ts';
import {docsIn} from '../../src/features/mcp/docs/siteFolder.ts';
import {unlimited} from '../../src/features/mcp/refusal.ts';
import {contextOf} from '../../src/features/mcp/tool.ts';
import {headingLetters} from '../../src/shared/markdownSections.ts';
import {httpGet} from '../support/httpGet.ts';
import {isThorough} from '../support/thoroughly.ts';
import {expectAgreement} from './agreement.ts';
import {connect} from './connect.ts';
import {NEVER_ENDING} from './flags.ts';

let server: RunningServer;
let url: URL;

beforeAll(async () => {
  server = await startSite(path.resolve('build'), {port: 0});
  url = new URL('/mcp', server.url);
});

afterAll(async () => {
  await server.close();
});

const HEADERS = {
  'Content-Type': 'application/json',
  Accept: 'application/json, text/event-stream',
};

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(url, {method: 'POST', headers: {...HEADERS, ...headers}, body});

const list = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});

const HOSTS = [
  ['netlify', 'netlify/functions/mcp.mjs'],
  ['cloudflare', 'cloudflare/functions/mcp.js'],
] as const;

describe('the MCP server', () => {
  it('agrees with the site over stdio', async () => {
    const args = ['run', '--silent', 'mcp'];
    const test = await connect(new StdioClientTransport({command: 'npm', args, stderr: 'pipe'}));
    await expectAgreement(test);
    await test.client.close();
  });

  it('agrees with the site over HTTP', async () => {
    const test = await connect(new StreamableHTTPClientTransport(url));
    await expectAgreement(test);
    const {resources} = await test.client.listResources();
    for (const {uri} of resources.slice(0, 5)) {
      const {contents} = await test.client.readResource({uri});
      expect(contents[0]).toMatchObject({uri, mimeType: 'text/markdown'});
    }
    await test.client.close();
  });

  it.each(isThorough ? HOSTS : HOSTS.slice(0, 1))(
    'agrees with the site as a function of %s',
    async (host, file) => {
      // Only Netlify runs functions where a computation can be ended, and where SQL is parsed.
      const isNode = host === 'netlify';
      const module = path.join(mkdtempSync(path.join(tmpdir(), 'function-')), 'mcp.mjs');
      copyFileSync(path.join('deploy', file), module);
      const {default: handler, onRequest} = (await import(pathToFileURL(module).href)) as {
        default?: (request: Request, context: {ip: string}) => Promise<Response>;
        onRequest?: (context: object) => Promise<Response>;
      };
      const env = {ASSETS: {fetch: (asked: URL) => fetch(asked)}};
      const answer = async (request: Request): Promise<Response> =>
        (await handler?.(request, {ip: host})) ??
        (await onRequest?.({request, env})) ??
        fetch(request);
      const transport = new StreamableHTTPClientTransport(url, {
        fetch: (asked, init) => answer(new Request(asked, init)),
      });
      const test = await connect(transport);
      await expectAgreement(test, isNode ? undefined : 'check_sql');
      const {text} = isNode
        ? await test.call('evaluate_flag', NEVER_ENDING)
        : await test.call('check_sql', {sql: 'select 1', warehouse: 'redshift'});
      expect(text).toContain(isNode ? 'takes too long' : 'SQL cannot be checked here');
      await test.client.close();
    },
  );

  it('reads every section of a page in the search index by its address', async () => {
    const docs = await docsIn(path.resolve('build'));
    const [mine, theirs] = InMemoryTransport.createLinkedPair();
    await createServer(contextOf(docs, unlimited)).connect(theirs);
    const test = await connect(mine);
    const wrong: string[] = [];
    const pages = [...docs.pages.values()].filter((_, index) => isThorough || index % 10 === 0);
    for (const {route, sections} of pages) {
      const markdown = await docs.markdownOf(route);
      let at = 0;
      for (const section of sections.slice(1)) {
        const page = addressOf(docs, route, section);
        const {text, isError} = await test.call('read_page', {page});
        const found = text.slice(`Source: ${page}\n\n`.length);
        // Sections follow one another, so that a later one cannot be that of an earlier address.
        const place = markdown.indexOf(found, at + 1);
        const [heading = ''] = found.split('\n', 1);
        if (isError || place < 0 || headingLetters(heading) !== headingLetters(section[1])) {
          wrong.push(page);
        }
        at = place;
      }
    }
    expect(wrong).toEqual([]);
    await test.client.close();
  });

  it('is not stored by anybody, and says what it sends', async () => {
    const {status, headers} = await post(list);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each(['GET', 'DELETE', 'PUT'])('refuses %s', async (method) => {
    const {status, headers} = await fetch(url, {method});
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('POST');
  });

  it.each([
    ['text that is no JSON', '{', 400],
    ['JSON that is no call', '{"a": 1}', 400],
    ['a list of anything', '[1, null, {}]', 400],
    ['nothing', '', 400],
    ['10 MB', JSON.stringify({a: 'x'.repeat(10_000_000)}), 413],
  ])('answers %s with an error and nothing else', async (_what, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    const answer = (await response.json()) as {error?: {message: string}; result?: unknown};
    expect(answer.error?.message.length).toBeGreaterThan(5);
    expect(answer.result).toBeUndefined();
    expect(JSON.stringify(answer)).not.toMatch(/node_modules|\.ts:/);
  });

  it('refuses pages of other sites and other content', async () => {
    expect((await post(list, {Origin: 'https://other.example'})).status).toBe(403);
    expect((await post(list, {Origin: url.origin})).status).toBe(200);
    expect((await post(list, {'Content-Type': 'text/plain'})).status).toBe(415);
    expect((await post(list, {Accept: 'text/html'})).status).toBe(406);
  });

  it('refuses a host that is no address', async () => {
    const {status} = await httpGet(server.url, url.pathname, {Host: 'a b['}, 'POST');
    expect(status).toBe(400);
  });
});
