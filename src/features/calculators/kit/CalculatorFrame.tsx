import {useId, type ReactNode} from 'react';
import CopyResult from './CopyResult.tsx';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** The form fields. */
  fields: ReactNode;
  /** The answer in a sentence or two; announced when it changes. */
  summary: string;
  /** True while some field cannot be used, so that the result shown is the last good one. */
  isStale: boolean;
  copyText: string;
  onReset: () => void;
  /** Tables, charts and the computation. */
  children: ReactNode;
}

/** What all calculators share: form, announced answer, copy and reset. */
export default function CalculatorFrame(props: Props): ReactNode {
  const {title, fields, summary, isStale, copyText, onReset, children} = props;
  const id = useId();
  return (
    <section className={styles.calculator} aria-labelledby={id}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      <noscript>
        <p className={styles.note}>
          This is a worked example; changing its numbers needs JavaScript.
        </p>
      </noscript>
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        {fields}
      </form>
      <div className={styles.result} data-stale={isStale || undefined}>
        <div aria-live="polite" aria-atomic="true">
          {isStale && (
            <p className={styles.error}>
              A field above needs correcting. This is the result for the last valid values.
            </p>
          )}
          <p className={styles.summary}>{summary}</p>
        </div>
        {children}
        <div className={styles.actions}>
          <CopyResult text={copyText} />
          <button type="button" className={styles.button} onClick={onReset}>
            Reset to the example
          </button>
        </div>
      </div>
    </section>
  );
}
