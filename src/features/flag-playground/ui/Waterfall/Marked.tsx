import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Mark} from '../../engine/report.ts';
import styles from './styles.lazy.module.css';

const SIGNS: Record<Mark, string> = {true: '✓', false: '✗', failed: '!', skipped: '–'};

const WORDS: Record<Mark, string> = {
  true: 'true',
  false: 'false',
  failed: 'failed',
  skipped: 'not reached',
};

/** A mark as a sign and a word, so that it needs no color. */
export default function Marked({mark}: {mark: Mark}): ReactNode {
  return (
    <span
      className={clsx('badge--certainty', styles.mark)}
      data-mark={mark}
      data-sign={SIGNS[mark]}
    >
      {WORDS[mark]}
    </span>
  );
}
