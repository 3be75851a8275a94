import {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText, type CopyOutcome} from '../../../shared/copyText.ts';

type State = 'idle' | CopyOutcome;

interface Props {
  text: () => string;
  /** What is copied, as the button's label names it. */
  name?: string;
  className?: string | undefined;
}

function labels(name: string): Record<State, string> {
  return {
    idle: `Copy ${name} to clipboard`,
    copied: 'Copied',
    again: 'Press again to copy',
    failed: `Copying failed: select the ${name} instead`,
  };
}

/** Button that copies a text and says for two seconds whether that worked. */
export default function CopyButton({text, name = 'code', className}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    setState(await copyText(text()));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), 2000);
  };

  const label = labels(name)[state];
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      data-state={state}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        {state === 'copied' ? (
          <path d="m5 13 4 4L19 7" />
        ) : (
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
        )}
      </svg>
    </button>
  );
}
