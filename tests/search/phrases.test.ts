import {describe, expect, it} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import type {SearchResponse} from '../../src/features/search/client/searchClient.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {searchPhrases} from '../../src/features/search/engine/phrases.ts';
import {messageOf, phrasesIn, withoutQuotes} from '../../src/features/search/engine/quotes.ts';
import {buildIndex} from '../../src/features/search/records/buildIndex.ts';
import {packIndex, wholeTexts} from '../../src/features/search/records/indexFiles.ts';
import {page, PAGES, SITE} from './corpus.ts';

const FAR = `${'The launch went on as planned. '.repeat(30)}Then we pulled the plug at once.`;

const {index: INDEX, rests} = buildIndex(
  [
    ...PAGES,
    page({
      route: '/blog/far/',
      title: 'A long night',
      trail: ['Blog'],
      body: `<p>${FAR}</p><pre><code>'use client';\nimport x from 'y';</code></pre>`,
    }),
  ],
  SITE,
);
const REST = {id: 'id', rests};
const FILE = packIndex(INDEX, 'id');
const texts = wholeTexts(FILE, REST);
const engine = {...createEngine(INDEX), texts};

const routes = (query: string): string[] =>
  searchPhrases(engine, query).pages.map(({route}) => route);

it('the files of the index hold each text once, and make it whole again', () => {
  expect(texts).toContain(`${FAR}\n'use client';\nimport x from 'y';\n`);
  expect(JSON.stringify(FILE)).not.toContain('pulled the plug');
  expect(JSON.stringify(REST)).toContain('pulled the plug');
  expect(() => wholeTexts(FILE, {...REST, id: 'other'})).toThrow('different builds');
});

describe('what stands in quotes', () => {
  it.each([
    ['"kill switch" “feature gate”', ['kill switch', 'feature gate']],
    ['kill "swi', []],
    ['"" "–" kill', []],
  ])('in %s is %j', (query, phrases) => {
    expect(phrasesIn(query)).toEqual(phrases);
  });

  it('can be asked for without them', () => {
    expect(withoutQuotes('“kill switch” "anger"')).toBe('kill switch anger');
  });

  it('has to occur as these words in a row, whatever their case', () => {
    expect(routes('"Kill switch"')).toEqual([
      '/feature-flagging/use-cases/kill-switches/',
      '/blog/kill-switches-in-anger/',
    ]);
    expect(routes('"switch kill"')).toEqual([]);
    expect(routes('"kill switche"')).toEqual([]);
    expect(routes('"kill"-"switch"')).toHaveLength(2);
  });

  it('may be words that a search leaves out, and far from the beginning', () => {
    expect(routes('"on as planned"')).toEqual(['/blog/far/']);
    expect(routes('"as"')).toEqual(['/blog/far/']);
  });

  it('may stand in code', () => {
    expect(routes('"use client"')).toEqual(['/blog/far/']);
  });

  it('has to occur on one page, all of it', () => {
    expect(routes('"kill switch" "saved a launch"')).toEqual(['/blog/kill-switches-in-anger/']);
    expect(routes('"kill switch" "service account"')).toEqual([]);
  });

  it('is words and no pattern', () => {
    expect(routes(`"${'a+ '.repeat(80)}"`)).toEqual([]);
    expect(routes('"(kill|feature) switch"')).toEqual([]);
  });

  it('asks for nothing in a log line in JSON, whose message is searched', () => {
    const line = '{"level":40,"time":1764,"msg":"Kill \\"switch\\" is off: 503"}';
    expect(phrasesIn(line)).toEqual([]);
    expect(messageOf(line)).toBe('Kill switch is off: 503');
    expect(routes(line)).toEqual(routes('Kill switch is off: 503'));
    expect(routes(line)[0]).toContain('kill-switches');
  });

  it('leaves the other words to the ranking', () => {
    expect(routes('"kill switch" anger')[0]).toBe('/blog/kill-switches-in-anger/');
  });
});

it('an answer shows the place of a phrase, and filters', () => {
  const ask = (query: string, facetFilters: string[] = []): SearchResponse => {
    const request = {indexName: 'docs', query, attributesToSnippet: ['content:12'], facetFilters};
    return answerRequests(engine, [request]).results[0]!;
  };
  const [hit] = ask('"pulled the plug"').hits;
  expect(hit?._snippetResult?.content?.value).toContain(
    '<mark>pulled</mark> the <mark>plug</mark> at once',
  );
  expect(ask('"kill switch"', ['hierarchy.lvl0:Blog']).nbHits).toBe(1);
  expect(ask('getters', ['sdk:python']).hits.map(({url}) => url)).toEqual([
    `${SITE}/sdks/server-sdks/python/assignments/`,
  ]);
});
