import {hierarchyAt, sectionAnchor, sectionType} from '../records/compactIndex.ts';
import {facetValues, type Engine, type SectionHit} from '../engine/engine.ts';
import {highlight, snippet, type HighlightTags} from '../engine/highlight.ts';
import {
  type Highlighted,
  type HighlightResult,
  type SearchHit,
  type SearchRequest,
  type SearchRequests,
  type SearchResponse,
  type SearchResponses,
  type SnippetResult,
} from './searchClient.ts';
import {LEVELS} from '../records/types.ts';

const DEFAULT_HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 1000;

type Attribute = 'content' | `hierarchy.${(typeof LEVELS)[number]}`;

const ATTRIBUTES: readonly Attribute[] = [
  ...LEVELS.map((level) => `hierarchy.${level}` as const),
  'content',
];

type PlainHit = Omit<SearchHit, '_highlightResult' | '_snippetResult'>;

function toPlainHit({page, position}: SectionHit, siteUrl: string): PlainHit {
  const section = page.sections[position];
  if (!section) {
    throw new Error(`${page.route} has no section ${position}.`);
  }
  const anchor = sectionAnchor(section);
  const hash = anchor === null ? '' : `#${anchor}`;
  return {
    objectID: page.route + (hash || (position === 0 ? '' : `#:${position}`)),
    url: siteUrl + page.route + hash,
    url_without_anchor: siteUrl + page.route,
    anchor,
    type: sectionType(section),
    content: section[3] || null,
    hierarchy: hierarchyAt(page, position),
  };
}

function valueOf(hit: PlainHit, attribute: Attribute): string | null {
  return attribute === 'content'
    ? hit.content
    : hit.hierarchy[attribute.slice('hierarchy.'.length) as (typeof LEVELS)[number]];
}

/** Applies a function to the attributes that have text, keeping the shape of a hit. */
function mapAttributes<Result>(
  hit: PlainHit,
  attributes: readonly Attribute[],
  toResult: (text: string, attribute: Attribute) => Result,
): Highlighted<Result> {
  const results: Highlighted<Result> = {hierarchy: {}};
  for (const attribute of attributes) {
    const text = valueOf(hit, attribute);
    if (text === null) {
      continue;
    }
    const result = toResult(text, attribute);
    if (attribute === 'content') {
      results.content = result;
    } else {
      results.hierarchy[attribute.slice('hierarchy.'.length) as (typeof LEVELS)[number]] = result;
    }
  }
  return results;
}

/** Reads `attribute:words`; without a number, the provider's default of 10 words. */
function snippetLengths(attributesToSnippet: readonly string[]): Map<Attribute, number> {
  return new Map(
    attributesToSnippet.flatMap((entry) => {
      const [name = '', words = '10'] = entry.split(':');
      const named = name === '*' ? ATTRIBUTES : ATTRIBUTES.filter((known) => known === name);
      return named.map((attribute) => [attribute, Math.max(1, Number(words) || 10)] as const);
    }),
  );
}

function toHit(
  section: SectionHit,
  request: SearchRequest,
  terms: ReadonlySet<string>,
  siteUrl: string,
): SearchHit {
  const hit = toPlainHit(section, siteUrl);
  const tags: HighlightTags = {
    pre: request.highlightPreTag ?? '<em>',
    post: request.highlightPostTag ?? '</em>',
  };
  const mark = (text: string): HighlightResult => {
    const result = highlight(text, terms, tags);
    return result.matchLevel === 'none'
      ? result
      : {...result, fullyHighlighted: result.matchLevel === 'full'};
  };
  const lengths = snippetLengths(request.attributesToSnippet ?? []);
  const cut = (text: string, attribute: Attribute): SnippetResult => {
    const ellipsis = request.snippetEllipsisText ?? '…';
    const part = snippet(text, terms, lengths.get(attribute) ?? Infinity, ellipsis);
    const {value, matchLevel} = highlight(part, terms, tags);
    return {value, matchLevel};
  };
  return {
    ...hit,
    _highlightResult: mapAttributes(hit, ATTRIBUTES, mark),
    ...(lengths.size > 0 ? {_snippetResult: mapAttributes(hit, [...lengths.keys()], cut)} : {}),
  };
}

function countFacets(
  hits: readonly SectionHit[],
  facets: readonly string[],
  engine: Engine,
): Record<string, Record<string, number>> {
  return Object.fromEntries(
    facets.map((facet) => {
      const counts: Record<string, number> = {};
      for (const {page} of hits) {
        const value = facetValues(page, engine.index)[facet];
        if (value) {
          counts[value] = (counts[value] ?? 0) + 1;
        }
      }
      return [facet, counts];
    }),
  );
}

function answerRequest(engine: Engine, request: SearchRequest): SearchResponse {
  const started = performance.now();
  const query = request.query ?? '';
  const {hits, terms} = engine.search(query, request.facetFilters);
  const hitsPerPage = Math.min(
    Math.max(0, Math.trunc(request.hitsPerPage ?? DEFAULT_HITS_PER_PAGE)),
    MAX_HITS_PER_PAGE,
  );
  const page = Math.max(0, Math.trunc(request.page ?? 0));
  const shown = hits.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  const {indexName, ...params} = request;
  return {
    hits: shown.map((hit) => toHit(hit, request, terms, engine.index.siteUrl)),
    nbHits: hits.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(hits.length / hitsPerPage),
    hitsPerPage,
    query,
    index: indexName,
    params: new URLSearchParams(
      Object.entries(params).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ).toString(),
    processingTimeMS: Math.round(performance.now() - started),
    exhaustiveNbHits: true,
    ...(request.facets ? {facets: countFacets(hits, request.facets, engine)} : {}),
  };
}

/** Answers search requests from an index, in the shape of the hosted provider's responses. */
export function answerRequests(engine: Engine, {requests}: SearchRequests): SearchResponses {
  return {results: requests.map((request) => answerRequest(engine, request))};
}
