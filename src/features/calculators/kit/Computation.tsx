import type {ReactNode} from 'react';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';
import styles from './styles.lazy.module.css';
import type {ComputationStep, SourceTag} from './types.ts';

const TAGS: Record<SourceTag, string> = {
  documented: 'stated in the product’s public documentation',
  paper: 'from the paper cited on this page',
  inferred: 'worked out from the product’s published text or results',
  convention: 'our choice where the product says nothing',
};

/** The formulas with this calculation's numbers in them, each with its source. */
export default function Computation({steps}: {steps: readonly ComputationStep[]}): ReactNode {
  const used = (Object.keys(TAGS) as SourceTag[]).filter((tag) =>
    steps.some((step) => step.source === tag),
  );
  const usesLog = steps.some((step) => step.formula.includes('log'));
  return (
    <details className={styles.computation}>
      <summary>Show the computation</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            {step.title}{' '}
            <span className="badge--certainty" data-certainty={step.source}>
              {step.source}
            </span>
            <div className={styles.formula}>{step.formula}</div>
            <div className={styles.formula}>{step.filled}</div>
          </li>
        ))}
      </ol>
      <p className={controls.note}>
        {used.map((tag) => `${tag}: ${TAGS[tag]}`).join('; ')}.
        {usesLog && ' log is the natural logarithm.'}
      </p>
    </details>
  );
}
