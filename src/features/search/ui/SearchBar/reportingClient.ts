import {needsReload} from '../needsReload.ts';
import {resultCount} from '../resultCount.ts';
import {PARTIAL_NOTE} from '../partialNote.ts';
import {toModalResponses} from '../../client/modalHits.ts';
import type {
  SearchClient,
  SearchHit,
  SearchRequests,
  SearchResponses,
} from '../../client/searchClient.ts';

/** How the newest search stands. */
export interface Outcome {
  /** A sentence for screen readers. */
  announcement: string;
  /**
   * `partial` when only titles and headings could be searched, `outdated` when only a reload of
   * the page can help.
   */
  status: 'none' | 'waiting' | 'found' | 'partial' | 'failed' | 'outdated';
  query: string;
  /** Whether nothing was found. */
  isEmpty: boolean;
}

export const NO_OUTCOME: Outcome = {announcement: '', status: 'none', query: '', isEmpty: false};

const NOTHING = {results: [{hits: [], nbHits: 0}]} as unknown as SearchResponses;

/** Milliseconds without an answer after which the reader is told what is waited for. */
const WAIT_UNTOLD = 300;

/** Follows the newest search; what a newer query has overtaken is not told. */
interface SearchListener {
  onOutcome: (outcome: Outcome) => void;
  /** Told the hits of an answer that nothing will be added to. */
  onHits: (hits: readonly SearchHit[]) => void;
  /** Told that the text of the pages can be searched, but the answer was found without it. */
  onOutdated: () => void;
}

/**
 * Wraps a client's search for DocSearch: prepares its responses and reports how each search ends.
 *
 * A failure is reported and answered with nothing: DocSearch 3 shows its error screen for a moment
 * only, then says that there are no results. A query that another one has overtaken gets the answer
 * of the newest, so that nothing is shown, or opened, that the reader no longer asks for.
 *
 * @param waiting what is said while there is no answer.
 */
export function reportingClient(
  client: SearchClient,
  waiting: string,
  {onOutcome, onHits, onOutdated}: SearchListener,
): SearchClient['search'] {
  let newest: Promise<SearchResponses> | undefined;
  let latest = 0;

  const find = async (requests: SearchRequests, own: number): Promise<SearchResponses> => {
    const isLatest = (): boolean => own === latest;
    const query = requests.requests[0]?.query ?? '';
    const report = (status: Outcome['status'], announcement: string, isEmpty = false): void => {
      if (isLatest()) {
        onOutcome({status, announcement, query, isEmpty});
      }
    };
    const timer = setTimeout(() => report('waiting', waiting), WAIT_UNTOLD);
    try {
      const responses = await client.search(requests, isLatest);
      const {completion} = responses;
      const {nbHits = 0, hits = []} = responses.results[0] ?? {};
      const announcement = `${resultCount(nbHits)} for “${query}”`;
      report('found', announcement, nbHits === 0);
      if (completion) {
        completion.then(
          () => isLatest() && onOutdated(),
          () => report('partial', `${announcement}. ${PARTIAL_NOTE}`),
        );
      } else if (isLatest()) {
        onHits(hits);
      }
      return toModalResponses(responses);
    } catch (error) {
      if (await needsReload(error)) {
        report('outdated', 'Search is not available. Reload the page.');
      } else {
        report('failed', 'Search is not available. Check your network connection.');
      }
      return NOTHING;
    } finally {
      clearTimeout(timer);
    }
  };

  return async (requests) => {
    latest += 1;
    const own = latest;
    const answer = find(requests, own);
    newest = answer;
    const responses = await answer;
    return own === latest ? responses : newest;
  };
}
