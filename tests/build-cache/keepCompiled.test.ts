import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keepCompiled} from '../../src/features/build-cache/keepCompiled.ts';
import {openKept} from '../../src/shared/build-cache/kept.ts';

const PAGE = {
  content: '# A page',
  filePath: '/site/docs/page.mdx',
  frontMatter: {title: 'A page'},
  compilerName: 'client',
};

let folder: string;
let compiled: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  compiled = [];
});
afterEach(() => rmSync(folder, {recursive: true}));

/** As a build would have it that starts now; `samples` are what was recorded for the page. */
function build({surroundings = 'now', options = '{}', samples = [] as unknown[]} = {}) {
  const process = (page: typeof PAGE) => {
    compiled.push(page.content);
    if (page.content.includes('<Wrong')) return Promise.reject(new Error('wrong'));
    return Promise.resolve({
      content: `compiled ${page.content}`,
      data: {contentTitle: page.frontMatter.title},
    });
  };
  const samplesOf = (page: string) => (page === 'docs/page.mdx' ? samples : undefined);
  const kept = openKept(folder, surroundings);
  return keepCompiled({process}, {kept, root: '/site', options, samplesOf});
}

it('gives the next build the same result without compiling the page', async () => {
  const first = await build().process(PAGE);
  expect(await build().process(PAGE)).toEqual(first);
  expect(compiled).toEqual(['# A page']);
});

describe('a page is compiled again after a change of', () => {
  it.each([
    ['its text', {page: {content: '# Another'}}],
    ['its front matter', {page: {frontMatter: {title: 'Another'}}}],
    ['its place', {page: {filePath: '/site/docs/other.mdx'}}],
    ['what the sample check recorded of it', {later: {samples: [{status: 'ran'}]}}],
    ['the options of pages', {later: {options: '{"admonitions":false}'}}],
    ['anything besides pages', {later: {surroundings: 'later'}}],
  ])('%s', async (_what, {page = {}, later = {}}: {page?: object; later?: object}) => {
    await build().process(PAGE);
    await build(later).process({...PAGE, ...page});
    expect(compiled).toHaveLength(2);
  });
});

it('compiles a page that fails each time', async () => {
  const page = {...PAGE, content: '<Wrong'};
  await expect(build().process(page)).rejects.toThrow('wrong');
  await expect(build().process(page)).rejects.toThrow('wrong');
});

it.each([
  'See [the other](../other.mdx#there).',
  'See [the other].\n\n[the other]: ./other.md',
  '<SdkMessages sdk="go" />',
])('does not keep a page that other pages decide about: %s', async (content) => {
  const page = {...PAGE, content};
  await build().process(page);
  await build().process(page);
  expect(compiled).toHaveLength(2);
});
