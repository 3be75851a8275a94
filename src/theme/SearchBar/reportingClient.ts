import {resultCount} from '../../components/Search/resultCount';
import {PARTIAL_NOTE} from '../../components/Search/partialNote';
import {toModalResponses} from '../../search/modalHits';
import type {SearchClient, SearchHit, SearchResponses} from '../../search/searchClient';

/** How the newest search ended. */
export interface Outcome {
  /** A sentence for screen readers. */
  announcement: string;
  isFailed: boolean;
  /** Whether only titles and headings could be searched. */
  isPartial: boolean;
}

export const NO_OUTCOME: Outcome = {announcement: '', isFailed: false, isPartial: false};

const FAILED: Outcome = {
  announcement: 'Search is not available. Check your network connection.',
  isFailed: true,
  isPartial: false,
};

const NOTHING = {results: [{hits: [], nbHits: 0}]} as unknown as SearchResponses;

/** Follows the newest search; what a newer query has overtaken is not told. */
export interface SearchListener {
  onOutcome: (outcome: Outcome) => void;
  /** Told the hits of an answer that nothing will be added to. */
  onHits: (hits: readonly SearchHit[]) => void;
  /** Told that the text of the pages can be searched, but the answer was found without it. */
  onOutdated: () => void;
}

/**
 * Wraps a client's search for DocSearch: prepares its responses and reports how each search ended.
 *
 * A failure is reported and answered with nothing: DocSearch 3 shows its error screen for a moment
 * only, then says that there are no results.
 */
export function reportingClient(
  client: SearchClient,
  {onOutcome, onHits, onOutdated}: SearchListener,
): SearchClient['search'] {
  let latest = 0;
  return async (requests) => {
    latest += 1;
    const own = latest;
    const ifLatest = (tell: () => void): void => {
      if (own === latest) {
        tell();
      }
    };
    try {
      const responses = await client.search(requests);
      const {completion} = responses;
      const {nbHits = 0, query = '', hits = []} = responses.results[0] ?? {};
      const announcement = `${resultCount(nbHits)} for “${query}”`;
      const partial = `${announcement}. ${PARTIAL_NOTE}`;
      ifLatest(() => onOutcome({announcement, isFailed: false, isPartial: false}));
      if (completion) {
        completion.then(
          () => ifLatest(onOutdated),
          () =>
            ifLatest(() => onOutcome({announcement: partial, isFailed: false, isPartial: true})),
        );
      } else {
        ifLatest(() => onHits(hits));
      }
      return toModalResponses(responses);
    } catch {
      ifLatest(() => onOutcome(FAILED));
      return NOTHING;
    }
  };
}
