import {rollup} from 'd3-array';
import {hierarchyAt, type CompactSection} from '../records/compactIndex.ts';
import type {RecordType} from '../records/types.ts';
import {facetValues, type Engine, type SectionHit} from '../engine/engine.ts';
import {highlight, snippet} from '../engine/highlight.ts';
import {searchPhrases} from '../engine/phrases.ts';
import type {SearchHit, SearchRequest, SearchResponse, SearchResponses} from './searchClient.ts';

function toHit(
  {page, position, text}: SectionHit,
  {attributesToSnippet = [], snippetEllipsisText = '…'}: SearchRequest,
  terms: ReadonlySet<string>,
  siteUrl: string,
): SearchHit {
  const [level, , anchor, excerpt] = page.sections[position] as CompactSection;
  const hash = anchor === null ? '' : `#${anchor}`;
  const content = text || excerpt || null;
  const hierarchy = hierarchyAt(page, position);
  const marked = Object.entries(hierarchy).flatMap(([name, heading]) =>
    heading === null ? [] : [[name, {value: highlight(heading, terms)}] as const],
  );
  const length = Number(/\bcontent:(\d+)/.exec(attributesToSnippet.join())?.[1]);
  return {
    objectID: page.route + (hash || (position === 0 ? '' : `#:${position}`)),
    url: siteUrl + page.route + hash,
    type: `lvl${level}` as RecordType,
    content,
    hierarchy,
    _highlightResult: {hierarchy: Object.fromEntries(marked)},
    _snippetResult:
      content && length
        ? {content: {value: highlight(snippet(content, terms, length, snippetEllipsisText), terms)}}
        : {},
  };
}

function answerRequest(engine: Engine, request: SearchRequest): SearchResponse {
  const {query = '', page = 0, hitsPerPage = 20, facets = [], facetFilters, sdk} = request;
  const {hits, terms} = searchPhrases(engine, query, {filters: facetFilters, sdk});
  const countsOf = (facet: string): Record<string, number> =>
    Object.fromEntries(
      rollup(
        hits,
        (same) => same.length,
        (hit) => facetValues(hit.page)[facet] ?? '',
      ),
    );
  return {
    hits: hits
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((hit) => toHit(hit, request, terms, engine.index.siteUrl)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    facets: Object.fromEntries(facets.map((facet) => [facet, countsOf(facet)])),
  };
}

/** Answers search requests from an index with what pages read of the provider's responses. */
export function answerRequests(
  engine: Engine,
  requests: readonly SearchRequest[],
): SearchResponses {
  return {results: requests.map((request) => answerRequest(engine, request))};
}
