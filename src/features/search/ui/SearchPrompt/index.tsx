import type {ReactNode} from 'react';
import {openDialog, prepareDialog} from '../openDialog.ts';
import Icon from '../Icon.tsx';
import styles from './styles.lazy.module.css';

interface Props {
  /** Queries to begin with. */
  examples: readonly string[];
}

/** A field in the middle of a page that opens the dialog. */
export default function SearchPrompt({examples}: Props): ReactNode {
  const search = (text: string): void => openDialog({mode: 'search', text});
  return (
    <div className={styles.prompt} data-scripted="" data-markdown-ignore="">
      <button
        type="button"
        className={`framed ${styles.field}`}
        aria-haspopup="dialog"
        onFocus={prepareDialog}
        onMouseOver={prepareDialog}
        onClick={() => search('')}
      >
        <Icon className="DocSearch-Search-Icon" />
        What do you need?
      </button>
      <p className="cluster quiet">
        For example
        {examples.map((query) => (
          <button
            key={query}
            type="button"
            className="clean-btn link-button"
            onClick={() => search(query)}
          >
            {query}
          </button>
        ))}
      </p>
    </div>
  );
}
