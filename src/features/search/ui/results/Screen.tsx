import type {ReactNode} from 'react';
import ReloadButton from '../../../../shared/ui/ReloadButton.tsx';
import {writeQuery} from '../queryAddress.ts';
import type {Query, SearchState} from '../searchState.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import NothingFound, {Suggestions} from './NothingFound.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  search: SearchState;
  /** Whether the search has a page of its own. */
  isPage: boolean;
  onSearch: (query: Query) => void;
  onRetry: () => void;
}

/** What stands in the place of results where there are none: at the start, after a failure, or no hits. */
export default function Screen({search, isPage, onSearch, onRetry}: Props): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const {status, asked, nbHits, loadedPages, facets} = search;
  if (status === 'idle') {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">
          {isPage ? 'Type a word to search all pages.' : 'No recent searches'}
        </p>
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
        {searchPagePath && !isPage && (
          <p className="DocSearch-Help">
            {/* A full page load: the reason for the failure may be an outdated page. */}
            <a href={searchPagePath + writeQuery(asked)}>Open the search page</a>
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
