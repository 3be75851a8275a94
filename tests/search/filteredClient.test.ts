import {expect, it, vi} from 'vitest';
import {answerRequests} from '../../src/features/search/client/answer.ts';
import type {SearchClient} from '../../src/features/search/client/searchClient.ts';
import {createEngine} from '../../src/features/search/engine/engine.ts';
import {
  filteredClient,
  type Choices,
} from '../../src/features/search/ui/SearchBar/filter/filteredClient.ts';
import {INDEX} from './corpus.ts';

const engine = createEngine(INDEX);

async function search(query: string, filter: string) {
  const request = {indexName: 'docs', query, facetFilters: ['language:en']};
  const ask = vi.fn<SearchClient['search']>(async (requests) => answerRequests(engine, requests));
  const onChoices = vi.fn<(choices: Choices) => void>();
  const client = filteredClient({search: ask, prepare: () => undefined}, () => filter, onChoices);
  const {results} = await client.search({requests: [request]});
  return {hits: results[0]!.hits, asked: ask.mock.calls[0]![0].requests, onChoices, results};
}

it('without a filter one request finds everything and what there is to choose from', async () => {
  const {asked, hits, onChoices} = await search('getters flag', '');
  expect(asked).toHaveLength(1);
  expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0))).toContain('SDKs');
  const [choices] = onChoices.mock.calls[0]!;
  expect(choices['hierarchy.lvl0']).toMatchObject({SDKs: 2});
  expect(choices.sdk).toMatchObject({python: 1, node: 1});
});

it.each([
  ['hierarchy.lvl0:Blog', 'kill switch', /\/blog\//],
  ['sdk:python', 'getters', /\/python\//],
])(
  'with %s only its results are shown, under their pages, and the choices stay',
  async (filter, query, url) => {
    const {hits, onChoices, results} = await search(query, filter);
    expect(results).toHaveLength(1);
    expect(hits.length).toBeGreaterThan(0);
    for (const hit of hits) {
      expect(hit.url).toMatch(url);
      expect(hit.hierarchy.lvl0).toBe(hit.hierarchy.lvl1);
    }
    const [choices] = onChoices.mock.calls[0]!;
    expect(Object.values(choices).flatMap(Object.keys).length).toBeGreaterThan(1);
  },
);
