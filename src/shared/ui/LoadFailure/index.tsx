import type {ReactNode} from 'react';
import {OutdatedPage} from '../../outdatedPage.ts';
import ReloadButton from '../ReloadButton.tsx';
import styles from './styles.module.css';

interface Props {
  /** What failed, such as "search box". */
  name: string;
  /** Why it could not be loaded; undefined when it was loaded and then broke. */
  error: unknown;
  /** Address of the search page with the query, undefined when there is no such page. */
  searchPage: string | undefined;
  onClose: () => void;
}

/** Tells that a part of the site failed, with a way that needs none of its code. */
export default function LoadFailure({name, error, searchPage, onClose}: Props): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        The {name} {error ? 'could not be loaded' : 'stopped working'}.{' '}
        {error instanceof OutdatedPage ? (
          <>
            {error.message} <ReloadButton className="button button--secondary button--sm" />
          </>
        ) : (
          `${error ? 'Check your network connection and try' : 'Try'} again`
        )}
        {searchPage ? ', or ' : '.'}
        {/* A full page load: the reason for the failure may be an outdated page. */}
        {searchPage && <a href={searchPage}>open the search page</a>}
        {searchPage && '.'}
      </p>
      <button type="button" className="clean-btn close" aria-label="Close" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
