import type {ReactNode} from 'react';
import LiveRegion from '../../../../shared/ui/LiveRegion/index.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import ReloadButton from '../../../../shared/ui/ReloadButton.tsx';
import type {Snapshot} from '../definition.ts';
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
  const hasText = runs !== undefined || ['timeout', 'outdated', 'unavailable'].includes(phase);
  return (
    <>
      {hasText && (
        <p className={styles.status}>
          {phase === 'running' && (
            <progress value={snapshot.done} max={snapshot.total} aria-label="Progress" />
          )}
          <span>{progressText(phase, snapshot, runs ?? '')}</span>
          {phase === 'outdated' && <ReloadButton className={controls.button} />}
        </p>
      )}
      <LiveRegion>{announcement(phase, snapshot, runs, summary)}</LiveRegion>
    </>
  );
}
