import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {phrasesIn, withoutQuotes} from '../../engine/quotes.ts';
import {encodeQuery} from '../queryAddress.ts';
import {SECTION, type Facets, type Query} from '../searchState.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import styles from './styles.lazy.module.css';

/** Searches that find something, for who has no better idea. */
const SUGGESTIONS = ['feature flags', 'experiments', 'SDK keys'];

interface SearchButtonProps {
  text: string;
  label?: string;
  onSearch: (text: string) => void;
}

function SearchButton({text, label = text, onSearch}: SearchButtonProps): ReactNode {
  return (
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => onSearch(text)}
    >
      {label}
    </button>
  );
}

export function Suggestions({onSearch}: Pick<SearchButtonProps, 'onSearch'>): ReactNode {
  return (
    <>
      <p>Try searching for:</p>
      <ul className={styles.suggestions}>
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
  asked: Query;
  facets: Facets;
  /** Searches for something else. */
  onSearch: (query: Query) => void;
}

/** What to do about a query that finds nothing: wider and other searches, and telling us. */
export default function NothingFound({asked, facets, onSearch}: Props): ReactNode {
  const {text, filter} = asked;
  const {missingResultsUrl} = useSearchSettings();
  const searchEverywhere = (next: string): void => onSearch({text: next, filter: ''});
  const isElsewhere = filter !== '' && Object.keys(facets[SECTION] ?? {}).length > 0;
  return (
    <>
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
    </>
  );
}
