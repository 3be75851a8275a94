import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {parseHeaders} from '../../src/features/delivery/headersFile.ts';
import {scriptHash} from '../../src/shared/built-page/inlineScripts.ts';
import {deliveryPlugin} from '../../src/features/delivery/index.ts';
import {pageTemplate} from '../../src/features/page-start/pageTemplate.ts';

const OWN = "document.title = 'own'";
const LOADER = "load('scripts')";

let folder: string;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'delivery-')), 'build');
  mkdirSync(path.join(folder, 'sdks'), {recursive: true});
});

afterEach(() => rmSync(path.dirname(folder), {recursive: true}));

const writePage = (name: string, html: string) => writeFileSync(path.join(folder, name), html);

type BuildResult = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** Does what the build does when its pages are written; a plugin has put one script on each. */
async function finishBuild(): Promise<string> {
  const props = {
    outDir: folder,
    baseUrl: '/',
    routesPaths: [],
    siteConfig: {
      url: 'https://docs.example',
      ssrTemplate: pageTemplate({script: LOADER, searchPage: '/search/'}),
    },
    headTags: `<script>${OWN}</script>`,
    preBodyTags: '<p hidden>Index</p>',
    postBodyTags: '',
  };
  const plugin = deliveryPlugin({redirects: [], sources: [], workers: []});
  await plugin.postBuild?.(props as unknown as BuildResult);
  const [rule] = parseHeaders(readFileSync(path.join(folder, '_headers'), 'utf8'));
  return rule?.headers['Content-Security-Policy'] ?? '';
}

it('approves the script of the template as it stands on a page', async () => {
  writePage('index.html', `<script data-sources="/main.js">${LOADER}</script>`);
  expect(await finishBuild()).toContain(scriptHash(LOADER));
});

it('approves the scripts of template and plugins', async () => {
  writePage('index.html', `<head><script>${OWN}</script></head>`);
  const policy = await finishBuild();
  expect(policy).toContain(scriptHash(OWN));
  const [scripts = ''] = /script-src [^;]*/.exec(policy) ?? [];
  expect(scripts.match(/sha256-/g)?.length).toBe(2);
});

it('refuses a script of the content with its page and its first 200 characters', async () => {
  const script = `alert(1);${'a'.repeat(300)}`;
  writePage('index.html', `<script>${OWN}</script>`);
  writePage('sdks/index.html', `<script>${OWN}</script><p>x</p><script>\n${script}</script>`);
  const failure = expect(finishBuild()).rejects;
  await failure.toThrow(`  - /sdks/: alert(1);${'a'.repeat(191)}`);
  await expect(finishBuild()).rejects.not.toThrow('a'.repeat(192));
});
