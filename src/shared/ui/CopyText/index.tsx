import {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText, type CopyOutcome} from '../../copyText.ts';

type State = 'idle' | CopyOutcome;

const SHOWN_MS = 3000;

interface Props {
  /** Returns the text; called when it is wanted. */
  text: () => string;
  label: string;
  /** Names the field that shows the text where copying is forbidden. */
  fallbackLabel: string;
  classNames: {button?: string; note?: string; fallback?: string};
}

/** Button that copies a text; where copying is forbidden, the text to select. */
export default function CopyText({text, label, fallbackLabel, classNames}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    window.clearTimeout(timer.current);
    const outcome = await copyText(text());
    setState(outcome);
    if (outcome === 'copied') {
      timer.current = window.setTimeout(() => setState('idle'), SHOWN_MS);
    }
  };

  return (
    <>
      <button type="button" className={classNames.button} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={classNames.note}>
        {state === 'copied' && 'Copied.'}
        {state === 'again' && 'Press again to copy.'}
        {state === 'failed' && 'The browser does not allow copying. Select the text below.'}
      </span>
      {state === 'failed' && (
        <textarea
          className={classNames.fallback}
          readOnly
          rows={6}
          value={text()}
          aria-label={fallbackLabel}
        />
      )}
    </>
  );
}
