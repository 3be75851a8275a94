import type {ReactNode} from 'react';
import {phrasesIn, withoutQuotes} from '../../engine/quotes.ts';
import styles from './styles.lazy.module.css';

interface Props {
  query: string;
  /** Whether there are results, but not where the reader searches. */
  isElsewhere: boolean;
  onSearchEverywhere: () => void;
  onAsk: (query: string) => void;
}

/** Offers wider searches where the reader's own limits leave nothing. */
export default function NothingFound(props: Props): ReactNode {
  const {query, isElsewhere, onSearchEverywhere, onAsk} = props;
  const hasPhrase = phrasesIn(query).length > 0;
  return (
    (isElsewhere || hasPhrase) && (
      <p className={styles.note}>
        {hasPhrase && !isElsewhere && 'What stands in quotes occurs nowhere word for word. '}
        {hasPhrase && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => onAsk(withoutQuotes(query))}
          >
            Search without the quotes
          </button>
        )}{' '}
        {isElsewhere && (
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
