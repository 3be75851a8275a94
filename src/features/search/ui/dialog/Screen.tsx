import type {ReactNode} from 'react';
import ReloadButton from '../../../../shared/ui/ReloadButton.tsx';
import NothingFound, {Suggestions} from '../NothingFound.tsx';
import {searchPageAddress} from '../searchPageAddress.ts';
import {PARTIAL_NOTE, resultCount, type Query, type SearchState} from '../searchState.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import styles from './styles.lazy.module.css';

interface Props {
  search: SearchState;
  onSearch: (query: Query) => void;
  onRetry: () => void;
}

/** What is said of a search to who does not see it. */
export function searchNews(search: SearchState, waiting: string): string {
  const {status, nbHits, asked, isPartial} = search;
  switch (status) {
    case 'idle':
    case 'loading':
      return '';
    case 'stalled':
      return waiting;
    case 'error':
      return 'Search is not available. Check your network connection.';
    case 'outdated':
      return 'Search is not available. Reload the page.';
    case 'done':
      return `${resultCount(nbHits)} for “${asked.text}”${isPartial ? `. ${PARTIAL_NOTE}` : ''}`;
  }
}

/** What stands in the place of results where there are none: at the start, after a failure, or no hits. */
export default function Screen({search, onSearch, onRetry}: Props): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const {status, asked, nbHits, loadedPages, facets} = search;
  if (status === 'idle') {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
        <Suggestions onSearch={(text) => onSearch({text, filter: ''})} />
      </div>
    );
  }
  if (status === 'error' || status === 'outdated') {
    const isOutdated = status === 'outdated';
    return (
      <div className="DocSearch-ErrorScreen">
        <p className="DocSearch-Title">Unable to fetch results</p>
        <p className="DocSearch-Help">
          {isOutdated
            ? 'There may be a newer version of this page.'
            : 'You might want to check your network connection.'}
        </p>
        <p>
          {isOutdated ? (
            <ReloadButton className="button button--primary" />
          ) : (
            <button type="button" className="button button--primary" onClick={onRetry}>
              Retry
            </button>
          )}
        </p>
        {searchPagePath && (
          <p className="DocSearch-Help">
            {/* A full page load: the reason for the failure may be an outdated page. */}
            <a href={searchPageAddress(searchPagePath, asked.text)}>Open the search page</a>
          </p>
        )}
      </div>
    );
  }
  // Nothing is said of a query before an answer, but the screen does not flicker at every letter.
  const isAnswered = loadedPages > 0 && status !== 'stalled';
  return (
    isAnswered &&
    nbHits === 0 && (
      <div className="DocSearch-NoResults">
        <p className="DocSearch-Title">
          No results for "<strong className={styles.query}>{asked.text}</strong>"
        </p>
        <NothingFound {...{asked, facets, onSearch}} />
      </div>
    )
  );
}
