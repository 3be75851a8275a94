import type {ReactNode} from 'react';
import styles from './styles.lazy.module.css';

/** What an answer means for the reader: said in a word, and by a color and a sign. */
export interface Verdict {
  /** Absent where it depends on the reader's case which answer is the good one. */
  tone?: 'good' | 'bad' | 'unclear';
  word: string;
}

interface Props {
  verdict?: Verdict | undefined;
  /** Whether the form has changed since. */
  isStale?: boolean;
  children: ReactNode;
}

/** The answer of a tool; it looks the same in all of them. */
export default function Answer({verdict, isStale, children}: Props): ReactNode {
  return (
    <div className={styles.verdict} data-answer data-tone={isStale ? 'stale' : verdict?.tone}>
      {verdict && <strong className={styles.word}>{verdict.word}</strong>} <p>{children}</p>
    </div>
  );
}
