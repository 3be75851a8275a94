import type {FacetFilters} from '../hosted/facetFilters.ts';
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

export interface SearchHit {
  objectID: string;
  url: string;
  type: RecordType;
  content: string | null;
  hierarchy: Hierarchy;
  /** With `<mark>` around what was found. */
  _highlightResult: {hierarchy: Partial<Record<keyof Hierarchy, {value: string}>>};
  _snippetResult?: {content?: {value: string}};
}

export interface SearchResponse {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  /** Number of hits by value, for each attribute of `facets` in the request. */
  facets?: Record<string, Record<string, number>>;
}

/** What both engines answer, in the form of the provider's multi-query method: a response for each request. */
export interface SearchResponses {
  results: SearchResponse[];
}
