import type {FacetFilters} from '../hosted/facetFilters.ts';
import type {MatchLevel} from '../engine/highlight.ts';
import type {Hierarchy, RecordType} from '../records/types.ts';

/** The search parameters this site uses, of those the hosted provider knows. */
export interface SearchParams {
  query?: string;
  /** From 0. */
  page?: number;
  /** Default 20. */
  hitsPerPage?: number;
  attributesToRetrieve?: readonly string[];
  /** `attribute:words` each. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  highlightPreTag?: string;
  highlightPostTag?: string;
  facetFilters?: FacetFilters;
  /** Attributes to count the values of. */
  facets?: readonly string[];
  clickAnalytics?: boolean;
}

export interface SearchRequest extends SearchParams {
  indexName: string;
}

/** A request as clients before version 5 wrote it. */
interface LegacySearchRequest {
  indexName: string;
  query?: string;
  params?: SearchParams;
}

export type SearchRequests =
  {readonly requests: readonly SearchRequest[]} | readonly (SearchRequest | LegacySearchRequest)[];

export interface HighlightResult {
  /** HTML. */
  value: string;
  matchLevel: MatchLevel;
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

export interface SnippetResult {
  /** HTML. */
  value: string;
  matchLevel: MatchLevel;
}

/** Results by attribute; null attributes have none. */
export interface Highlighted<Result> {
  content?: Result;
  hierarchy: Partial<Record<keyof Hierarchy, Result>>;
}

export interface SearchHit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult: Highlighted<HighlightResult>;
  _snippetResult?: Highlighted<SnippetResult>;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  query: string;
  index: string;
  params: string;
  processingTimeMS: number;
  exhaustiveNbHits: boolean;
  /** Number of hits by value, for each attribute of `facets` in the request. */
  facets?: Record<string, Record<string, number>>;
}

export interface SearchResponses {
  results: SearchResponse[];
  /**
   * Set when only titles and headings could be searched so far. Resolves when asking again searches
   * everything; rejects when the text of the pages cannot be loaded.
   */
  completion?: Promise<void>;
}

/** The contract both engines keep: the multi-query method of the hosted provider's client. */
export interface SearchClient {
  /**
   * Rejects with an error named `RetryError` when the engine cannot be reached.
   *
   * @param isWanted whether somebody still waits for the answer; an engine that had to get ready
   * first may reject what nobody waits for any more.
   */
  search(requests: SearchRequests, isWanted?: () => boolean): Promise<SearchResponses>;
  /**
   * Gets ready for a search that is likely to come; tries again what could not be loaded before.
   * Never throws.
   */
  prepare(): void;
}

/** Brings both ways of writing requests into one. */
export function toRequests(requests: SearchRequests): SearchRequest[] {
  const list: readonly (SearchRequest | LegacySearchRequest)[] =
    'requests' in requests ? requests.requests : requests;
  return list.map((request) =>
    'params' in request
      ? {
          ...request.params,
          ...(request.query === undefined ? {} : {query: request.query}),
          indexName: request.indexName,
        }
      : request,
  );
}
