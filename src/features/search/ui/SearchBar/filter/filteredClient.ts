import type {SearchClient, SearchHit, SearchResponse} from '../../../client/searchClient.ts';

/** What results can be limited to, as attributes of records: a section of the sidebar, an SDK. */
export const SECTION = 'hierarchy.lvl0';
export const SDK = 'sdk';

/** Number of results for each value of {@link SECTION} and {@link SDK}, without the filter. */
export type Choices = NonNullable<SearchResponse['facets']>;

/** DocSearch shows a few results of each section; all of one section stand under their pages. */
function underItsPage(hit: SearchHit): SearchHit {
  return {...hit, hierarchy: {...hit.hierarchy, lvl0: hit.hierarchy.lvl1}};
}

/**
 * Limits a client's searches to what the reader chose.
 *
 * @param filterOf tells the filter, such as `sdk:python`; empty for everything.
 * @param onChoices told what there is to choose from.
 */
export function filteredClient(
  client: SearchClient,
  filterOf: () => string,
  onChoices: (choices: Choices) => void,
): SearchClient {
  return {
    ...client,
    search: async ({requests: [request]}, isWanted) => {
      const filter = filterOf();
      const everywhere = {...request, indexName: request?.indexName ?? '', facets: [SECTION, SDK]};
      const within = {
        ...everywhere,
        facets: [],
        facetFilters: [...(everywhere.facetFilters ?? []), filter],
      };
      const requests = filter ? [within, {...everywhere, hitsPerPage: 0}] : [everywhere];
      const answer = await client.search({requests}, isWanted);
      const [found, all = found] = answer.results;
      onChoices(all?.facets ?? {});
      return {
        ...answer,
        results: found
          ? [{...found, hits: filter ? found.hits.map(underItsPage) : found.hits}]
          : [],
      };
    },
  };
}
