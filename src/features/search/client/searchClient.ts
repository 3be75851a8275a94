import type {FacetFilters} from '../hosted/facetFilters.ts';
import type {Highlight} from '../engine/highlight.ts';
import type {Hierarchy, RecordType} from '../records/types.ts';

/** What this site asks, of what the hosted provider knows. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  /** From 0. */
  page?: number;
  /** Default 20. */
  hitsPerPage?: number;
  attributesToRetrieve?: readonly string[];
  /** `attribute:words` each. */
  attributesToSnippet?: readonly string[];
  snippetEllipsisText?: string;
  /** Always `<mark>`, as DocSearch has it. */
  highlightPreTag?: '<mark>';
  highlightPostTag?: '</mark>';
  clickAnalytics?: boolean;
  facetFilters?: FacetFilters;
  /** Attributes to count the values of. */
  facets?: readonly string[];
  /** Folder of the SDK whose tabs the reader chose: its pages come first. The embedded engine knows it. */
  sdk?: string | undefined;
}

export interface SearchRequests {
  readonly requests: readonly SearchRequest[];
}

/** Results by attribute; null attributes have none. */
export interface Highlighted {
  content?: Highlight;
  hierarchy: Partial<Record<keyof Hierarchy, Highlight>>;
}

export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult: Highlighted;
  _snippetResult?: Highlighted;
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
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
