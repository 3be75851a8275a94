import {mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeSearchFiles} from '../../src/features/search/plugin/writeSearchFiles.ts';
import {hierarchyAt} from '../../src/features/search/records/compactIndex.ts';
import {buildIndex} from '../../src/features/search/records/buildIndex.ts';
import {INDEX_PATH, unpackIndex} from '../../src/features/search/records/indexFiles.ts';
import {readPage} from '../../src/shared/built-page/readPage.ts';
import {readData} from '../../src/shared/dataFile.ts';
import {INDEX, page, PAGES, SITE} from './corpus.ts';

type Case = {name: string; html: string; text: string | null};
const sections = readData('tests/search/sectionTexts.yaml') as Case[];

describe('an indexed page', () => {
  const own = {route: '/a/b/', keywords: 'one, two', description: 'What it is.'};
  const body = '<p>Intro.</p><h2 id="x">X</h2><p>Text.</p><h3 id="y">Y</h3><h2 id="z">Z</h2>';
  const source = page({...own, title: 'Title', trail: ['Section'], body});
  const [indexed] = buildIndex([source], SITE).index.pages;

  it('has its sections in reading order', () => {
    expect(indexed?.sections.map((section) => section.slice(0, 4))).toEqual([
      [1, 'Title', null, 'Intro.'],
      [2, 'X', 'x', 'Text.'],
      [3, 'Y', 'y', ''],
      [2, 'Z', 'z', ''],
    ]);
  });

  it('gives each the headings above it and none of its neighbors', () => {
    const at = (position: number) => indexed && hierarchyAt(indexed, position);
    expect(at(2)).toMatchObject({lvl0: 'Section', lvl1: 'Title', lvl2: 'X', lvl3: 'Y', lvl4: null});
    expect(at(3)).toMatchObject({lvl2: 'Z', lvl3: null});
  });

  it('carries what it says of itself', () => {
    const tags = {language: 'en', docusaurus_tag: 'docs-default-current'};
    expect(indexed).toMatchObject({...own, ...tags});
  });
});

describe('text of a section', () => {
  const read = (body: string) =>
    buildIndex([page({route: '/a/', title: 'A', body})], SITE).index.pages[0]?.sections[0];

  it.each(sections)('$name', ({html, text}) => {
    expect(read(html)?.[3]).toBe(text ?? '');
  });

  it('keeps of code only names of several words', () => {
    const body = `<pre>import {init} from '@eppo/node-server-sdk'; client.getBanditAction(SDK_KEY)</pre>`;
    expect(read(body)?.[3]).toBe('');
    const terms = read(body)?.[4]?.split(' ');
    expect(terms).toEqual(expect.arrayContaining(['getbanditaction', 'sdkkey', 'nodeserversdk']));
    expect(terms).not.toContain('import');
  });
});

it('a category that only groups sections is no section of the sidebar', () => {
  const sectionOf = (route: string) => INDEX.pages.find((one) => one.route === route)?.lvl0;
  expect(sectionOf('/statistics/sample-ratio-mismatch/')).toBe('Statistics');
  expect(sectionOf('/sdks/server-sdks/python/assignments/')).toBe('SDKs');
});

it('the words that readers ask a page with follow it to another address, each as often', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
  const moved = [{from: '/sdks/sdk-keys/', to: '/new/#place'}];
  writeSearchFiles([page({route: '/new/', title: 'New'})], SITE, folder, moved);
  const file = JSON.parse(readFileSync(path.join(folder, INDEX_PATH), 'utf8')) as never;
  const asked = unpackIndex(file).pages[0]?.asked?.split(' ') ?? [];
  expect(asked.filter((term) => term === 'rotat').length).toBeGreaterThan(1);
});

it('an index is the same in any order of the pages', () => {
  expect(buildIndex([...PAGES].reverse(), SITE).index).toEqual(INDEX);
});

it('pages without an article and pages kept from search engines are left out', () => {
  const posts = '<main><h1>Blog</h1><article><h2>A</h2></article></main>';
  const hidden =
    '<head><meta name="robots" content="noindex"></head><main><article><h1>A</h1></article></main>';
  const pagesOf = (html: string) => buildIndex([readPage('/h/', html)], SITE).index.pages;
  expect(pagesOf(posts)).toEqual([]);
  expect(pagesOf(hidden)).toEqual([]);
  expect(pagesOf(hidden.replace('noindex', 'all'))).toHaveLength(1);
});
