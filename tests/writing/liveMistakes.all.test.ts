import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {
  liveMistakesPlugin,
  type LiveMistake,
} from '../../src/features/writing/live-mistakes/index.ts';

/** Code finds the pages from where it is itself, so it has to be there. */
const COPIED = ['src', 'packages'];

const isSource = (file: string) => path.basename(file) !== 'node_modules';

const LINKED = ['static', 'node_modules', 'package.json', 'tsconfig.json'];

const WAIT = {timeout: 60_000, interval: 2000};

const PAGE = 'docs/sdks/server-sdks/go/assignments.mdx';

const siteDir = mkdtempSync(path.join(tmpdir(), 'live-mistakes-'));
COPIED.forEach((name) =>
  cpSync(name, path.join(siteDir, name), {recursive: true, filter: isSource}),
);
LINKED.forEach((name) => symlinkSync(path.resolve(name), path.join(siteDir, name)));
mkdirSync(path.join(siteDir, 'blog'));
mkdirSync(path.join(siteDir, path.dirname(PAGE)), {recursive: true});

afterAll(() => {
  rmSync(siteDir, {recursive: true});
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** What open pages are sent. */
const sent: {type: string; data?: readonly LiveMistake[]}[] = [];

function save(...lines: string[]): void {
  writeFileSync(path.join(siteDir, PAGE), `${lines.join('\n')}\n`);
}

/** Starts the plugin as the development server does. */
beforeAll(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('NODE_ENV', 'development');
  const hooks = {invalid: {tap: vi.fn()}, done: {tap: vi.fn()}};
  const plugin = liveMistakesPlugin({watcher: 'src/cli/page/watchPages.ts'})({siteDir});
  const configure = plugin.configureWebpack as () => {
    devServer: {onListening: (server: object) => void};
  };
  configure().devServer.onListening({
    compiler: {hooks},
    sendMessage: (_clients: unknown, type: string, data?: LiveMistake[]) => sent.push({type, data}),
  });
});

it('a saved page is checked beside the server, with file and line, until it is mended', async () => {
  await vi.waitFor(() => {
    // The process has to be there before it can see a save.
    save('See [keys](/sdks/no-such-page/).', '', '```go', 'func {', '```');
    expect(sent.at(-1)?.data?.map(({moduleName}) => moduleName)).toEqual([
      `${PAGE}:1`,
      `${PAGE}:4`,
    ]);
  }, WAIT);
  expect(sent.at(-1)?.type).toBe('errors');
  expect(sent.at(-1)?.data?.[0]?.message).toContain('/sdks/no-such-page/ leads to no page');
  await vi.waitFor(() => {
    save('See the keys.');
    expect(sent.at(-1)).toEqual({type: 'still-ok', data: undefined});
  }, WAIT);
}, 130_000);

it('a heading and a page that were missing are found once they are saved', async () => {
  const messages = () =>
    sent
      .at(-1)
      ?.data?.map(({message}) => message)
      .join('\n');
  save('See [rotation](#rotation) and [new](/new/).');
  await vi.waitFor(() => expect(messages()).toMatch(/#rotation leads.*\n\/new\/ leads/), WAIT);
  save('See [rotation](#rotation) and [new](/new/).', '', '## Rotation');
  await vi.waitFor(() => expect(messages()).toMatch(/^\/new\/ leads to no page/), WAIT);
  writeFileSync(path.join(siteDir, 'docs/new.mdx'), 'New.\n');
  await vi.waitFor(() => expect(sent.at(-1)?.type).toBe('still-ok'), WAIT);
}, 190_000);
