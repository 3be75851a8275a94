import {describe, expect, it} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import type {SearchParams, SearchResponse} from '../../src/features/search/client/searchClient.ts';
import {INDEX, SITE} from './corpus.ts';

const engine = createEngine(INDEX);

function ask(params: SearchParams): SearchResponse {
  const [result] = answerRequests(engine, {requests: [{indexName: 'docs', ...params}]}).results;
  return result!;
}

/** What DocSearch 3.9 sends. */
const DOCSEARCH: SearchParams = {
  attributesToRetrieve: ['hierarchy.lvl0', 'content', 'type', 'url'],
  attributesToSnippet: ['hierarchy.lvl1:10', 'hierarchy.lvl2:10', 'content:10'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
};

describe('a response', () => {
  const response = ask({...DOCSEARCH, query: 'kill switch'});

  it('has the provider’s shape', () => {
    expect(response).toMatchObject({
      query: 'kill switch',
      index: 'docs',
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      nbHits: response.hits.length,
      exhaustiveNbHits: true,
    });
    expect(new URLSearchParams(response.params).get('hitsPerPage')).toBe('20');
  });

  it('has hits with hierarchy, highlights and snippets', () => {
    expect(response.hits[0]).toMatchObject({
      objectID: '/feature-flagging/use-cases/kill-switches/',
      url: `${SITE}/feature-flagging/use-cases/kill-switches/`,
      type: 'lvl1',
      anchor: null,
      content: 'Disable a vendor at once.',
      hierarchy: {lvl0: 'Flags', lvl1: 'Build a kill switch', lvl2: null},
      _highlightResult: {
        hierarchy: {
          lvl1: {
            value: 'Build a <mark>kill</mark> <mark>switch</mark>',
            matchLevel: 'partial',
            matchedWords: ['kill', 'switch'],
            fullyHighlighted: false,
          },
        },
      },
      _snippetResult: {hierarchy: {lvl1: {matchLevel: 'partial'}}},
    });
  });

  it('has no snippets unless they are asked for', () => {
    expect(ask({query: 'kill switch'}).hits[0]).not.toHaveProperty('_snippetResult');
  });

  it('shows markup of a page as text', () => {
    const [hit] = ask({...DOCSEARCH, query: 'GetBanditAction'}).hits;
    expect(hit?._highlightResult.content?.value).toContain(
      '&lt;b&gt;<mark>GetBanditAction</mark>&lt;/b&gt;',
    );
  });
});

it('cuts results into pages', () => {
  const all = ask({query: 'kill switch'});
  const second = ask({query: 'kill switch', hitsPerPage: 1, page: 1});
  expect(second.hits.map(({objectID}) => objectID)).toEqual([all.hits[1]?.objectID]);
  expect(second).toMatchObject({nbHits: all.nbHits, nbPages: all.nbHits, page: 1});
  expect(ask({query: 'kill switch', hitsPerPage: 0})).toMatchObject({hits: [], nbPages: 0});
});

it('counts the values of facets over all hits', () => {
  const {facets, nbHits} = ask({query: 'kill switch', hitsPerPage: 1, facets: ['hierarchy.lvl0']});
  const counts = Object.values(facets?.['hierarchy.lvl0'] ?? {});
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(nbHits);
});

it('filters by a section of the sidebar', () => {
  const {hits} = ask({query: 'kill switch', facetFilters: ['hierarchy.lvl0:Blog']});
  expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0))).toEqual(new Set(['Blog']));
});
