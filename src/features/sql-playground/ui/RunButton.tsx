import {useState, type ReactNode} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import NotLoaded from '../../../shared/ui/NotLoaded.tsx';
import {DOWNLOAD_SIZE} from '../engine/runsInBrowser.ts';
import type {FenceProps} from './Fence/index.tsx';

const loadFence = lazyImport(() => import('./Fence/index.tsx'));

/** The component that stands in the place of a code block which runs. */
export type FenceEditor = (props: FenceProps) => ReactNode;

interface Props {
  className?: string | undefined;
  onLoad: (editor: FenceEditor) => void;
}

/** Button that loads an editor for the SQL of a code block; nothing is loaded before. */
export default function RunButton({className, onLoad}: Props): ReactNode {
  const [error, setError] = useState<unknown>();
  const load = () => loadFence().then(({default: editor}) => onLoad(editor), setError);
  return (
    <>
      <button
        type="button"
        className={className}
        title={`Runs in your browser, which downloads ${DOWNLOAD_SIZE} the first time`}
        onClick={() => void load()}
      >
        Run ({DOWNLOAD_SIZE})
      </button>
      <span role="status">
        <NotLoaded what="The editor could not be loaded." error={error} />
      </span>
    </>
  );
}
