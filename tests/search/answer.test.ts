import {expect, it} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import type {SearchRequest, SearchResponse} from '../../src/features/search/client/searchClient.ts';
import {INDEX, SITE} from './corpus.ts';

const engine = createEngine(INDEX);

function ask(query: string, params: Partial<SearchRequest> = {}): SearchResponse {
  return answerRequests(engine, [{indexName: 'docs', query, ...params}]).results[0]!;
}

it('a hit has hierarchy, highlights, and the snippets that are asked for', () => {
  const {hits} = ask('kill switch', {attributesToSnippet: ['content:2']});
  expect(hits[0]).toMatchObject({
    objectID: '/feature-flagging/use-cases/kill-switches/',
    url: `${SITE}/feature-flagging/use-cases/kill-switches/`,
    type: 'lvl1',
    content: 'Disable a vendor at once.',
    hierarchy: {lvl0: 'Flags', lvl1: 'Build a kill switch', lvl2: null},
    _highlightResult: {
      hierarchy: {lvl1: {value: 'Build a <mark>kill</mark> <mark>switch</mark>'}},
    },
    _snippetResult: {content: {value: 'Disable a…'}},
  });
});

it('cuts results into pages', () => {
  const all = ask('kill switch');
  const second = ask('kill switch', {hitsPerPage: 1, page: 1});
  expect(second.hits.map(({objectID}) => objectID)).toEqual([all.hits[1]?.objectID]);
  expect(second).toMatchObject({nbHits: all.nbHits, nbPages: all.nbHits, page: 1});
  expect(ask('kill switch', {hitsPerPage: 0})).toMatchObject({hits: [], nbPages: 0});
});

it('counts the values of facets over all hits, and filters by them', () => {
  const {facets, nbHits} = ask('kill switch', {hitsPerPage: 1, facets: ['hierarchy.lvl0']});
  const {Blog, ...others} = facets?.['hierarchy.lvl0'] ?? {};
  expect(Object.values(others).reduce((sum, count) => sum + count, Blog!)).toBe(nbHits);
  const {hits} = ask('kill switch', {facetFilters: ['hierarchy.lvl0:Blog']});
  expect(hits.map(({hierarchy}) => hierarchy.lvl0)).toEqual(Array(Blog).fill('Blog'));
});
