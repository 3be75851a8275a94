import type {ReactNode} from 'react';
import type {Snapshot} from '../model/simulation.ts';
import {announcement, progressText, type Phase} from '../progressText.ts';
import styles from './styles.lazy.module.css';

interface Props {
  phase: Phase;
  snapshot: Snapshot<unknown>;
  /** What is repeated; absent when a simulation is made once. */
  runs: string | undefined;
  /** What is said when it is over. */
  summary: string;
}

/** How far a simulation is, seen at every step and said at every quarter. */
export default function Progress({phase, snapshot, runs, summary}: Props): ReactNode {
  const hasText = runs !== undefined || phase === 'timeout' || phase === 'unavailable';
  return (
    <>
      {hasText && (
        <p className={styles.status}>
          {phase === 'running' && (
            <progress value={snapshot.done} max={snapshot.total} aria-label="Progress" />
          )}
          <span>{progressText(phase, snapshot, runs ?? '')}</span>
        </p>
      )}
      <p className={styles.announced} role="status">
        {announcement(phase, snapshot, runs, summary)}
      </p>
    </>
  );
}
