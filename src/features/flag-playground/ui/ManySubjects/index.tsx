import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PlaygroundState} from '../../state/playgroundState.ts';
import AfterPause from '../../../../shared/ui/LiveRegion/AfterPause.tsx';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import styles from '../styles.lazy.module.css';
import Changes from './Changes.tsx';
import Groups from './Groups.tsx';
import {manySentence} from './sentences.ts';
import {useManySubjects} from './useManySubjects.ts';

interface Props {
  state: PlaygroundState;
  /** What the example or the link began with. */
  original: PlaygroundState;
}

/** What 10,000 subjects get, and what an edit changes for them. */
export default function ManySubjects({state, original}: Props): ReactNode {
  const [published, setPublished] = useState<PlaygroundState>();
  const before = published ?? original;
  const {report, message, isBusy, prepare, start, stop} = useManySubjects(state, before);
  return (
    <div className={styles.many} role="group" aria-label="Many subjects">
      <p className={controls.heading}>Many subjects</p>
      <p className={controls.note}>
        The keys <code>user-1</code> to <code>user-10000</code> with the attributes above, through
        the same evaluator.
      </p>
      <div className={styles.toolbar}>
        {/* Neither button goes away when it is pressed: the keyboard would lose its place. */}
        <button
          type="button"
          className={clsx(controls.button, controls.primary)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={isBusy ? stop : start}
        >
          {isBusy ? 'Stop' : 'Evaluate 10,000 subjects'}
        </button>
        {report && (
          <button
            type="button"
            className={controls.button}
            aria-disabled={before === state}
            onClick={() => setPublished(state)}
          >
            Compare with this version from now on
          </button>
        )}
      </div>
      <p role="status" className={controls.error}>
        {message}
      </p>
      <AfterPause text={report && !message ? manySentence(report) : ''} />
      {report && (
        <>
          <Groups report={report} />
          <Changes comparison={report.comparison} />
        </>
      )}
    </div>
  );
}
