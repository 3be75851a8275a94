import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import {searchPageAddress} from '../searchPageAddress.ts';
import {useSearchSettings} from '../useSearchSettings.ts';
import styles from './styles.lazy.module.css';

interface Props {
  /** Queries to begin with, as links. */
  examples: readonly string[];
}

/** A field in the middle of a page that leads to the search page; nothing where there is none. */
export default function SearchPrompt({examples}: Props): ReactNode {
  const {searchPagePath} = useSearchSettings();
  const action = useBaseUrl(searchPagePath || '/');
  if (!searchPagePath) return null;
  return (
    <div className={styles.prompt} data-markdown-ignore="">
      <form role="search" aria-label="This documentation" action={action}>
        <input
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="What do you need?"
          autoComplete="off"
          required
        />
        <button type="submit">Search</button>
      </form>
      <p>
        For example{' '}
        {examples.map((query, index) => (
          <span key={query}>
            {index > 0 && ', '}
            <Link to={searchPageAddress(searchPagePath, query)}>{query}</Link>
          </span>
        ))}
      </p>
    </div>
  );
}
