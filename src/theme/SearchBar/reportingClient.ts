import {resultCount} from '../../components/Search/resultCount';
import {PARTIAL_NOTE} from '../../components/Search/partialNote';
import {toModalResponses} from '../../search/modalHits';
import type {SearchClient, SearchResponses} from '../../search/searchClient';

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

/**
 * Wraps a client's search for DocSearch: prepares its responses and reports how each search ended.
 *
 * A failure is reported and answered with nothing: DocSearch 3 shows its error screen for a moment
 * only, then says that there are no results. Answers that a newer query has overtaken are not
 * reported.
 *
 * @param askAgain called when everything can be searched, after an answer from titles and headings.
 */
export function reportingClient(
  client: SearchClient,
  report: (outcome: Outcome) => void,
  askAgain: () => void,
): SearchClient['search'] {
  let latest = 0;
  return async (requests) => {
    latest += 1;
    const own = latest;
    const reportOwn = (outcome: Outcome): void => {
      if (own === latest) {
        report(outcome);
      }
    };
    try {
      const responses = await client.search(requests);
      const {nbHits = 0, query = ''} = responses.results[0] ?? {};
      const announcement = `${resultCount(nbHits)} for “${query}”`;
      reportOwn({announcement, isFailed: false, isPartial: false});
      responses.completion?.then(
        () => {
          if (own === latest) {
            askAgain();
          }
        },
        () => {
          const partial = `${announcement}. ${PARTIAL_NOTE}`;
          reportOwn({announcement: partial, isFailed: false, isPartial: true});
        },
      );
      return toModalResponses(responses);
    } catch {
      reportOwn(FAILED);
      return NOTHING;
    }
  };
}
