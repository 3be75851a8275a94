import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What could not be loaded, such as "search box". */
  name: string;
  /** Address of the search page with the query, undefined when there is no such page. */
  searchPage: string | undefined;
  onClose: () => void;
}

/** Tells that a part of the site could not be loaded, with a way that needs none of its code. */
export default function LoadFailure({name, searchPage, onClose}: Props): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p>
        The {name} could not be loaded. Check your network connection and try again
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
