import type {ReactNode} from 'react';
import {useCopy} from '../useCopy.ts';

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
  const [outcome, copy] = useCopy(text);
  return (
    <>
      <button type="button" className={classNames.button} onClick={() => void copy()}>
        {label}
      </button>
      <span role="status" className={classNames.note}>
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'again' && 'Press again to copy.'}
        {outcome === 'failed' && 'The browser does not allow copying. Select the text below.'}
      </span>
      {outcome === 'failed' && (
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
