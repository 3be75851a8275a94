import {useEffect, useRef, useState, type ReactNode} from 'react';

type State = 'idle' | 'copied' | 'failed';

const labels: Record<State, string> = {
  idle: 'Copy code to clipboard',
  copied: 'Copied',
  failed: 'Copying failed: select the code instead',
};

/** Button that copies a text and says for two seconds whether that worked. */
export default function CopyButton(props: {text: () => string; className?: string}): ReactNode {
  const {text, className} = props;
  const [state, setState] = useState<State>('idle');
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState('idle'), 2000);
  };

  return (
    <button
      type="button"
      className={className}
      aria-label={labels[state]}
      title={labels[state]}
      data-state={state}
      onClick={() => void copy()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {state === 'copied' ? (
          <path d="m5 13 4 4L19 7" />
        ) : (
          <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
        )}
      </svg>
    </button>
  );
}
