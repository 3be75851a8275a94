import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ReloadButton} from '../../../../shared/ui/NotLoaded.tsx';
import {phrasesIn, withoutQuotes} from '../../engine/quotes.ts';
import {encodeQuery} from '../queryAddress.ts';
import {SECTION, type Query, type SearchState} from '../searchState.ts';
import {useSearchSettings} from '../siteClient.ts';
import styles from './styles.lazy.module.css';

/** Searches that find something, for who has no better idea. */
const SUGGESTIONS = ['feature flags', 'experiments', 'SDK keys'];

interface SearchButtonProps {
  text: string;
  label?: string;
  onSearch: (text: string) => void;
}

function SearchButton({text, label = text, onSearch}: SearchButtonProps): ReactNode {
  const className = 'button button--secondary button--sm';
  return (
    <button type="button" className={className} onClick={() => onSearch(text)}>
      {label}
    </button>
  );
}

export function Suggestions({onSearch}: Pick<SearchButtonProps, 'onSearch'>): ReactNode {
  return (
    <>
      <p>Try searching for:</p>
      <ul className={`clean-list cluster ${styles.suggestions}`}>
        {SUGGESTIONS.map((text) => (
          <li key={text}>
            <SearchButton text={text} onSearch={onSearch} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface Props {
  search: SearchState;
  /** Whether the search has a page of its own. */
  isPage: boolean;
  onSearch: (query: Query) => void;
  onRetry: () => void;
}

function Failure({search, onRetry}: Props): ReactNode {
  const isOutdated = search.status === 'outdated';
  return (
    <div className="DocSearch-ErrorScreen">
      <p className="DocSearch-Title">Unable to fetch results</p>
      <p className="DocSearch-Help">
        {isOutdated
          ? 'There may be a newer version of this page.'
          : 'You might want to check your network connection.'}
      </p>
      {isOutdated ? (
        <ReloadButton className="button button--primary" />
      ) : (
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  );
}

/** What stands in the place of results where there are none: at the start, after a failure, or no hits. */
export default function NothingFound(props: Props): ReactNode {
  const {search, isPage, onSearch} = props;
  const {status, asked, loadedPages, facets} = search;
  const {text, filter} = asked;
  const {missingResultsUrl} = useSearchSettings();
  const searchEverywhere = (next: string): void => onSearch({text: next, filter: ''});
  if (status === 'idle') {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">
          {isPage ? 'Type a word to search all pages.' : 'No recent searches'}
        </p>
        <Suggestions onSearch={searchEverywhere} />
      </div>
    );
  }
  if (status === 'error' || status === 'outdated') return <Failure {...props} />;
  // Nothing is said of a query before an answer, but the screen does not flicker at every letter.
  if (loadedPages === 0 || status === 'stalled') return null;
  const isElsewhere = filter !== '' && Object.keys(facets[SECTION] ?? {}).length > 0;
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        No results for "<strong className={styles.query}>{text}</strong>"
      </p>
      {isElsewhere ? (
        <p>
          <SearchButton text={text} label="Search all pages" onSearch={searchEverywhere} />
        </p>
      ) : (
        phrasesIn(text).length > 0 && (
          <p>
            What stands in quotes occurs nowhere word for word.{' '}
            <SearchButton
              text={withoutQuotes(text)}
              label="Search without the quotes"
              onSearch={searchEverywhere}
            />
          </p>
        )
      )}
      <Suggestions onSearch={searchEverywhere} />
      {missingResultsUrl && (
        <p>
          Believe this query should return results?{' '}
          <Link to={missingResultsUrl.replace('{query}', encodeQuery(text))}>Let us know.</Link>
        </p>
      )}
    </div>
  );
}
