import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import type {Readout} from '../compute/toReadout.ts';
import {checksOf, headline} from '../describe/checks.ts';
import Explained from './Explained.tsx';
import ResultsTable from './ResultsTable.tsx';
import styles from './styles.lazy.module.css';

const HINT = 'Point at, focus or tap a cell or a check: what it means appears here.';

/** A results page: the checks, the table, and the meaning of what the reader points at. */
export default function Results({readout}: {readout: Readout}): ReactNode {
  const [explanation, setExplanation] = useState('');
  return (
    <>
      <ul className={styles.checks} aria-label="Checks and progress">
        {checksOf(readout).map(({name, outcome, says, explanation: text}) => (
          <li key={name}>
            <strong>{name}</strong>: {says}{' '}
            {outcome && (
              <span className={styles.outcome} data-outcome={outcome}>
                {outcome}
              </span>
            )}
            <Explained subject={name} onExplain={() => setExplanation(text)} />
          </li>
        ))}
      </ul>
      <ResultsTable readout={readout} onExplain={setExplanation} />
      <p className={controls.note}>{headline(readout)}</p>
      <p
        className={clsx(controls.verdict, styles.explanation)}
        data-active={explanation !== ''}
        role="status"
        data-markdown-ignore
      >
        {explanation || HINT}
      </p>
    </>
  );
}
