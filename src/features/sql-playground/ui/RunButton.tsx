import {useState, type ReactNode} from 'react';
import {lazyImport} from '../../../shared/lazyImport.ts';
import {DOWNLOAD_SIZE} from '../downloadSize.ts';
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
  const [hasFailed, setHasFailed] = useState(false);
  const load = () =>
    loadFence().then(
      ({default: editor}) => onLoad(editor),
      () => setHasFailed(true),
    );
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
        {hasFailed &&
          'The editor could not be loaded. Check your network connection and try again.'}
      </span>
    </>
  );
}
