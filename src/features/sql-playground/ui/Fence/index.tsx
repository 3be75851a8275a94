import {useState, type ReactNode} from 'react';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import PlaygroundLink from '../PlaygroundLink.tsx';
import Runner from '../Runner/index.tsx';

export interface FenceProps {
  /** The code of the block. */
  text: string;
  /** Brings the code block back. */
  onClose: () => void;
}

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
