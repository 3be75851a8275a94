import {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText, type CopyOutcome} from '../../../shared/copyText.ts';
import styles from './styles.module.css';

type State = 'idle' | CopyOutcome;

const SHOWN_MS = 3000;

/** Button that copies the result as text; where copying is forbidden, the text to select. */
export default function CopyResult({text}: {text: string}): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    const outcome = await copyText(text);
    setState(outcome);
    if (outcome === 'copied') {
      timer.current = window.setTimeout(() => setState('idle'), SHOWN_MS);
    }
  };

  return (
    <>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        Copy result as text
      </button>
      <span role="status" className={styles.note}>
        {state === 'copied' && 'Copied.'}
        {state === 'again' && 'Press again to copy.'}
        {state === 'failed' && 'The browser does not allow copying. Select the text below.'}
      </span>
      {state === 'failed' && (
        <textarea className={styles.fallback} readOnly rows={6} value={text} aria-label="Result" />
      )}
    </>
  );
}
