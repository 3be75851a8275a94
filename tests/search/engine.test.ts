import {describe, expect, it} from 'vitest';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {buildIndex} from '../../src/features/search/records/buildIndex.ts';
import {packIndex, unpackIndex} from '../../src/features/search/records/indexFiles.ts';
import {INDEX, page, PAGES, SITE} from './corpus.ts';

const engine = createEngine(INDEX);
const routes = (query: string): string[] => engine.search(query).pages.map(({route}) => route);

describe('the first page', () => {
  it.each([
    ['kill switch', '/feature-flagging/use-cases/kill-switches/'],
    ['turn off in an emergency', '/feature-flagging/use-cases/kill-switches/'],
    ['srm', '/statistics/sample-ratio-mismatch/'],
    ['snowflak key pair', '/data-management/connecting-dwh/snowflake/'],
    ['bigqurey', '/data-management/connecting-dwh/bigquery/'],
    ['getStringAssignment nodejs', '/sdks/server-sdks/node/assignments/'],
    ['get_string_assignment python', '/sdks/server-sdks/python/assignments/'],
    ['c# install', '/sdks/server-sdks/dotnet/quickstart/'],
    ['set up bandit csharp', '/sdks/server-sdks/dotnet/quickstart/'],
    ['snowf', '/data-management/connecting-dwh/snowflake/'],
    ['employees', '/feature-flagging/concepts/feature-gates/'],
  ])('for “%s” is %s', (query, route) => {
    expect(routes(query)[0]).toBe(route);
  });
});

describe('ranking', () => {
  it('explains a score by its parts', () => {
    const body = '<a href="/feature-flagging/use-cases/kill-switches/#x">it</a>';
    const {index} = buildIndex([...PAGES, page({route: '/x/', title: 'X', body})], SITE);
    const [best] = createEngine(index).search('rehearse an emergency kill switch').pages;
    const {points = 0, title = 0, own = 0, whole = 0, linked = 0, sdk = 0} = best ?? {};
    expect(best?.score).toBeCloseTo((points * title + own + whole + linked) * sdk);
    expect(Math.min(title - 1, own, linked)).toBeGreaterThan(0);
  });

  it.each(['', '   ', '?!', 'how do i', 'xqzzyqw'])('finds nothing for “%s”', (query) => {
    expect(engine.search(query)).toMatchObject({pages: [], hits: []});
  });
});

describe('what is understood', () => {
  it('is, in long queries, also the words as they are written', () => {
    const own = (query: string): number => engine.search(query).pages[0]?.own ?? 0;
    expect(own('rehearse emergency')).toBe(0);
    expect(own('rehearse emergency environment password')).toBeGreaterThan(0);
  });

  it('is what readers ask for a page with, in long queries most', () => {
    const route = '/data-management/connecting-dwh/snowflake/';
    const asked = createEngine(
      buildIndex(PAGES, SITE, new Map([[route, 'llama meadow passport noon']])).index,
    );
    const first = (query: string, of = asked) => of.search(query).pages[0]?.route;
    const question = 'may a llama with a key switch a feature on a meadow at noon';
    expect(first(question)).toBe(route);
    expect(first(question, engine)).not.toBe(route);
    expect(first('llama meadow')).toBe(route);
    expect(first('llama meadow', engine)).toBeUndefined();
  });

  it('is what many ask for a page with more than what few do', () => {
    const last = INDEX.pages.at(-1)?.route ?? '';
    const asked = 'llama meadow noon ';
    const words = new Map(PAGES.map(({route}) => [route, asked.repeat(route === last ? 3 : 1)]));
    const {index} = buildIndex(PAGES, SITE, words);
    const {pages} = createEngine(unpackIndex(packIndex(index, 'id'))).search(
      'llama meadow noon sky',
    );
    expect(pages[0]?.route).toBe(last);
  });

  it('is the SDK that the reader chose, where the query names none', () => {
    const first = (query: string, sdk?: string) => engine.search(query, {sdk}).pages[0]?.route;
    expect(first('getters', 'python')).toBe('/sdks/server-sdks/python/assignments/');
    expect(first('getStringAssignment', 'node')).toBe('/sdks/server-sdks/node/assignments/');
    expect(first('get_string_assignment python', 'node')).toBe(
      '/sdks/server-sdks/python/assignments/',
    );
  });
});

describe('hits', () => {
  it('lead to the section whose heading names what the title does not', () => {
    const [hit] = engine.search('key-pair login').hits;
    expect(hit?.page.route).toBe('/data-management/connecting-dwh/snowflake/');
    expect(hit?.position).toBe(1);
  });

  it('keep the sections of a page together', () => {
    const order = engine.search('kill switch test').hits.map(({page}) => page.route);
    expect(order).toEqual([...new Set(order)].flatMap((r) => order.filter((route) => route === r)));
  });
});

it('filters limit the pages to a language and a version', () => {
  const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];
  const found = engine.search('kill switch', {filters: ['language:en', tags]});
  expect(found.pages.map(({route}) => route)).not.toContain('/blog/kill-switches-in-anger/');
  expect(engine.search('kill switch', {filters: ['language:fr']}).pages).toEqual([]);
});
