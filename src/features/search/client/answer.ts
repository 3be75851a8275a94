import {rollup} from 'd3-array';
import {
  excerptAt,
  hierarchyAt,
  sectionAnchor,
  sectionType,
  type CompactSection,
} from '../records/compactIndex.ts';
import {facetValues, type Engine, type SectionHit} from '../engine/engine.ts';
import {highlight, snippet, type Highlight} from '../engine/highlight.ts';
import {searchPhrases} from '../engine/phrases.ts';
import type {
  Highlighted,
  SearchHit,
  SearchRequest,
  SearchResponse,
  SearchResponses,
} from './searchClient.ts';
import {LEVELS} from '../records/types.ts';

/** Highlights the texts of a hit; those that the function answers with undefined are left out. */
function mapTexts(
  {hierarchy, content}: Pick<SearchHit, 'content' | 'hierarchy'>,
  toResult: (text: string, attribute: string) => Highlight | undefined,
): Highlighted {
  const ofContent = content === null ? undefined : toResult(content, 'content');
  const levels = LEVELS.flatMap((level) => {
    const text = hierarchy[level];
    const result = text === null ? undefined : toResult(text, `hierarchy.${level}`);
    return result ? [[level, result] as const] : [];
  });
  return {hierarchy: Object.fromEntries(levels), ...(ofContent ? {content: ofContent} : {})};
}

function toHit(
  {page, position, text}: SectionHit,
  {attributesToSnippet = [], snippetEllipsisText = '…'}: SearchRequest,
  terms: ReadonlySet<string>,
  siteUrl: string,
): SearchHit {
  const section = page.sections[position] as CompactSection;
  const anchor = sectionAnchor(section);
  const hash = anchor === null ? '' : `#${anchor}`;
  const texts = {
    content: text || excerptAt(page, position) || null,
    hierarchy: hierarchyAt(page, position),
  };
  const lengths = new Map(attributesToSnippet.map((entry) => entry.split(':') as [string, string]));
  return {
    ...texts,
    objectID: page.route + (hash || (position === 0 ? '' : `#:${position}`)),
    url: siteUrl + page.route + hash,
    type: sectionType(section),
    _highlightResult: mapTexts(texts, (text) => highlight(text, terms)),
    _snippetResult: mapTexts(texts, (text, attribute) => {
      const length = Number(lengths.get(attribute));
      return length > 0
        ? highlight(snippet(text, terms, length, snippetEllipsisText), terms)
        : undefined;
    }),
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
