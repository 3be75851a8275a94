import type {ReactNode, RefObject} from 'react';
import {copyableText} from './copyableText.ts';
import CopyButton from './CopyButton.tsx';
import styles from './styles.module.css';

interface Props {
  code: RefObject<HTMLPreElement | null>;
  wraps: boolean;
  onWrap: () => void;
  /** Whether parts of the code can be replaced by the reader's own values. */
  hasOwnValues: boolean | undefined;
}

/** The buttons of a code block: wrap its lines, use one's own values, copy. */
export default function Buttons({code, wraps, onWrap, hasOwnValues}: Props): ReactNode {
  return (
    <div className={styles.buttons}>
      <button
        type="button"
        className={styles.button}
        aria-pressed={wraps}
        aria-label="Wrap long lines"
        title="Wrap long lines"
        onClick={onWrap}
      >
        <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          <path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m0 0 2-2m-2 2 2 2M4 18h4" />
        </svg>
      </button>
      {hasOwnValues && (
        <button
          type="button"
          className={styles.button}
          aria-label="Use your own values"
          title="Use your own values"
          data-own-setup=""
        >
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="m4 20 1-4L16 5l3 3L8 19z" />
          </svg>
        </button>
      )}
      <CopyButton text={() => copyableText(code.current)} className={styles.button} />
    </div>
  );
}
