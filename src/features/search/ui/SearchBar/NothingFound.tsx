import type {ReactNode} from 'react';
import {phrasesIn, withoutQuotes} from '../../engine/quotes.ts';
import styles from './styles.lazy.module.css';

interface Props {
  query: string;
  /** Whether only a part of the pages was searched. */
  isFiltered: boolean;
  onSearchEverywhere: () => void;
  onAsk: (query: string) => void;
}

/** Offers wider searches where the reader's own limits leave nothing. */
export default function NothingFound(props: Props): ReactNode {
  const {query, isFiltered, onSearchEverywhere, onAsk} = props;
  const hasPhrase = phrasesIn(query).length > 0;
  return (
    (isFiltered || hasPhrase) && (
      <p className={styles.note}>
        {hasPhrase && 'What stands in quotes occurs nowhere word for word. '}
        {hasPhrase && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => onAsk(withoutQuotes(query))}
          >
            Search without the quotes
          </button>
        )}{' '}
        {isFiltered && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={onSearchEverywhere}
          >
            Search all pages
          </button>
        )}
      </p>
    )
  );
}
