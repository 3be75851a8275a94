import {useState, type ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import PlaygroundLink from '../PlaygroundLink.tsx';
import Runner from '../Runner/index.tsx';

/** What an editor in the place of a code block needs. */
export interface FenceProps {
  /** The code of the block. */
  text: string;
  /** Brings the code block back. */
  onClose: () => void;
}

/** A code block that can be edited, run and opened in the playground. */
export default function Fence({text, onClose}: FenceProps): ReactNode {
  const [typed, setTyped] = useState(text);
  return (
    <Runner text={typed} onChange={setTyped} runsAtOnce>
      <button type="button" className={controls.button} onClick={onClose}>
        Reset
      </button>
      <PlaygroundLink sql={typed} />
    </Runner>
  );
}
