import escapeHtml from 'escape-html';
import type {SearchHit, SearchResponses} from './searchClient.ts';
import {LEVELS} from '../records/types.ts';

/** Hosted records may lack levels altogether. */
function escapeText(text: string | null | undefined): string | null {
  return text ? escapeHtml(text) : null;
}

/**
 * DocSearch writes `lvl1`–`lvl6` and `content` as HTML when they have no highlight, as in recent
 * searches, and `lvl0` as text always.
 */
function toModalHit(hit: SearchHit): SearchHit {
  const {lvl0} = hit.hierarchy;
  const deeper = LEVELS.slice(1).map((level) => [level, escapeText(hit.hierarchy[level])]);
  const highlighted = hit._highlightResult;
  return {
    ...hit,
    content: escapeText(hit.content),
    hierarchy: {...hit.hierarchy, ...Object.fromEntries(deeper)} as SearchHit['hierarchy'],
    _highlightResult: {
      ...highlighted,
      hierarchy: {
        ...highlighted.hierarchy,
        lvl0: {value: lvl0, matchLevel: 'none'},
      },
    },
  };
}

/** Prepares responses for DocSearch, so that no text of a page can become markup. */
export function toModalResponses(responses: SearchResponses): SearchResponses {
  return {
    ...responses,
    results: responses.results.map((result) => ({...result, hits: result.hits.map(toModalHit)})),
  };
}
