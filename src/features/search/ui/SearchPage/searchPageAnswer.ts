import type {SearchClient, SearchRequest, SearchResponses} from '../../client/searchClient.ts';
import type {FacetFilters} from '../../hosted/facetFilters.ts';
import type {Answer, PageQuery} from './pageState.ts';

const HITS_PER_PAGE = 20;
const SECTION = 'hierarchy.lvl0';

/** Words of an excerpt; fewer on small screens. */
const snippetWords = (): number => (window.matchMedia('(max-width: 768px)').matches ? 5 : 10);

export interface FoundAnswer {
  answer: Answer;
  completion: SearchResponses['completion'];
}

/** Asks for a page of results and, without the section filter, for the sections to choose from. */
export async function searchPageAnswer(
  client: SearchClient,
  {query, section}: PageQuery,
  page: number,
  indexName: string,
  facetFilters: FacetFilters,
  isWanted: () => boolean,
): Promise<FoundAnswer> {
  const common = {
    indexName,
    query,
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  } satisfies SearchRequest;
  const requests = [
    {
      ...common,
      page,
      hitsPerPage: HITS_PER_PAGE,
      attributesToSnippet: [`content:${snippetWords()}`],
      snippetEllipsisText: '…',
      facetFilters: section ? [...facetFilters, `${SECTION}:${section}`] : facetFilters,
    },
    {...common, page: 0, hitsPerPage: 0, facets: [SECTION], facetFilters},
  ];
  const {results, completion} = await client.search({requests}, isWanted);
  const [found, all] = results;
  if (!found) {
    throw new Error('The search answered without results.');
  }
  return {
    answer: {
      hits: found.hits,
      nbHits: found.nbHits,
      page: found.page,
      nbPages: found.nbPages,
      sections: all?.facets?.[SECTION] ?? {},
      isProvisional: completion !== undefined,
    },
    completion,
  };
}
