import type {ReactNode} from 'react';
import {type CopyOutcome, useCopy} from '../../../shared/ui/useCopy.ts';
import LiveRegion from '../../../shared/ui/LiveRegion/index.tsx';

interface Props {
  text: () => string;
  /** What is copied, as the button's label names it. */
  name?: string;
  className?: string | undefined;
}

function outcomes(name: string): Record<CopyOutcome, string> {
  return {
    copied: 'Copied',
    again: 'Press again to copy',
    failed: `Copying failed: select the ${name} instead`,
  };
}

/** Button that copies a text, and says whether that worked. */
export default function CopyButton({text, name = 'code', className}: Props): ReactNode {
  const [outcome, copy] = useCopy(text);
  const said = outcome && outcomes(name)[outcome];
  const label = `Copy ${name} to clipboard`;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        data-state={outcome}
        onClick={() => void copy()}
      >
        <svg className="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
          {/* To be pointed at: a title of the button itself would be read out beside the region below. */}
          {said && <title>{said}</title>}
          {outcome === 'copied' ? (
            <path d="m5 13 4 4L19 7" />
          ) : (
            <path d="M9 9h11v11H9zM15 9V4H4v11h5" />
          )}
        </svg>
      </button>
      <LiveRegion>{said}</LiveRegion>
    </>
  );
}
