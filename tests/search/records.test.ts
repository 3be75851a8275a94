import {describe, expect, it} from 'vitest';
import {buildRecords} from '../../src/features/search/records/records.ts';
import {readPage} from '../../src/shared/built-page/readPage.ts';
import {readData} from '../../src/shared/dataFile.ts';
import {page, PAGES, RECORDS, SITE} from './corpus.ts';

const sections = readData('tests/search/records.yaml') as {
  name: string;
  html: string;
  text: string | null;
}[];

describe('records of a page', () => {
  const records = buildRecords(
    [
      page({
        route: '/a/b/',
        title: 'Title',
        trail: ['Section'],
        keywords: 'one, two',
        description: 'What it is.',
        body: '<p>Intro.</p><h2 id="x">X</h2><p>Text.</p><h3 id="y">Y</h3><h2 id="z">Z</h2>',
      }),
    ],
    SITE,
  );

  it('has one record per section, in reading order', () => {
    expect(records.map(({objectID, type, content}) => [objectID, type, content])).toEqual([
      ['/a/b/', 'lvl1', 'Intro.'],
      ['/a/b/#x', 'lvl2', 'Text.'],
      ['/a/b/#y', 'lvl3', null],
      ['/a/b/#z', 'lvl2', null],
    ]);
  });

  it('gives each the headings above it and none of its neighbors', () => {
    expect(records[2]?.hierarchy).toMatchObject({
      lvl0: 'Section',
      lvl1: 'Title',
      lvl2: 'X',
      lvl3: 'Y',
      lvl4: null,
    });
    expect(records[3]?.hierarchy).toMatchObject({lvl2: 'Z', lvl3: null});
  });

  it('carries addresses, metadata and weight', () => {
    expect(records[1]).toMatchObject({
      url: `${SITE}/a/b/#x`,
      url_without_anchor: `${SITE}/a/b/`,
      anchor: 'x',
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      keywords: ['one', 'two'],
      description: 'What it is.',
      weight: {level: 90, position: 1},
    });
  });
});

describe('text of a section', () => {
  it.each(sections)('$name', ({html, text}) => {
    const [record] = buildRecords([page({route: '/a/', title: 'A', body: html})], SITE);
    expect(record?.content).toBe(text);
  });

  it('keeps the identifiers of code blocks apart', () => {
    const body = `<pre>import {init} from '@eppo/node-server-sdk'; client.getBanditAction(SDK_KEY)</pre>`;
    const [record] = buildRecords([page({route: '/a/', title: 'A', body})], SITE);
    expect(record?.code).toEqual(['@eppo/node-server-sdk', 'getBanditAction', 'SDK_KEY']);
    expect(record?.content).toBeNull();
  });
});

describe('sections of the sidebar', () => {
  it('looks through a category that only groups sections', () => {
    const sections = new Map(RECORDS.map((record) => [record.objectID, record.hierarchy.lvl0]));
    expect(sections.get('/statistics/sample-ratio-mismatch/')).toBe('Statistics');
    expect(sections.get('/sdks/server-sdks/python/assignments/')).toBe('SDKs');
  });
});

describe('all records', () => {
  it('have different ids, the same in any order of the pages', () => {
    const ids = RECORDS.map(({objectID}) => objectID);
    expect(new Set(ids).size).toBe(ids.length);
    expect(buildRecords([...PAGES].reverse(), SITE)).toEqual(RECORDS);
  });

  it('leave out pages without an article and pages kept from search engines', () => {
    const posts = '<main><h1>Blog</h1><article><h2>A</h2></article></main>';
    const hidden =
      '<head><meta name="robots" content="noindex"></head><main><article><h1>A</h1></article></main>';
    expect(buildRecords([readPage('/blog/', posts), readPage('/h/', hidden)], SITE)).toEqual([]);
    const shown = hidden.replace('noindex', 'all');
    expect(buildRecords([readPage('/h/', shown)], SITE)).toHaveLength(1);
  });
});
