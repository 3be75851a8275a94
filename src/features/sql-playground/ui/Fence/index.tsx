import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import controls from '../../../../shared/ui/controls/styles.lazy.module.css';
import {playgroundLink} from '../../state/link.ts';
import Runner from '../Runner/index.tsx';

export interface FenceProps {
  /** The code of the block. */
  text: string;
  /** Brings the code block back. */
  onClose: () => void;
}

export default function Fence({text, onClose}: FenceProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isOutdated = false;
    void playgroundLink(typed).then((link) => !isOutdated && setAddress(link));
    return () => {
      isOutdated = true;
    };
  }, [typed]);
  return (
    <Runner text={typed} onChange={setTyped} runsAtOnce>
      <button type="button" className={controls.button} onClick={onClose}>
        Reset
      </button>
      {address && <Link to={address}>Open in the playground</Link>}
    </Runner>
  );
}
