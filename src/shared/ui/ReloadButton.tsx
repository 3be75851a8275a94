import type {ReactNode} from 'react';

/** Loads the page anew, for what only a newer version of it can do. */
export default function ReloadButton({className}: {className?: string}): ReactNode {
  return (
    <button type="button" className={className} onClick={() => window.location.reload()}>
      Reload
    </button>
  );
}
