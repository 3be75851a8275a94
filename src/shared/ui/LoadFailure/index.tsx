import type {ReactNode} from 'react';
import NotLoaded from '../NotLoaded.tsx';
import styles from './styles.module.css';

interface Props {
  /** What failed, such as "search box". */
  name: string;
  /** Why it could not be loaded; undefined when it was loaded and then broke. */
  error: unknown;
  /** Address of the search page with the query, undefined when there is no such page. */
  searchPage: string | false | undefined;
  onClose: () => void;
}

/** Tells that a part of the site failed, with a way that needs none of its code. */
export default function LoadFailure({name, error, searchPage, onClose}: Props): ReactNode {
  return (
    <div className={`floating ${styles.failure}`} role="alert">
      <p>
        {error ? (
          <NotLoaded what={`The ${name} could not be loaded.`} error={error} />
        ) : (
          `The ${name} stopped working. Try again.`
        )}
        {/* A full page load: the reason for the failure may be an outdated page. */}
        {searchPage && (
          <>
            {' '}
            You can also <a href={searchPage}>open the search page</a>.
          </>
        )}
      </p>
      <button type="button" className="clean-btn close" aria-label="Close" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
