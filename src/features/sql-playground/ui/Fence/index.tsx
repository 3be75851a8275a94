import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {playgroundLink} from '../../state/link.ts';
import Runner from '../Runner/index.tsx';

/** What an editor in the place of a code block needs. */
export interface FenceProps {
  /** The code of the block. */
  text: string;
  /** Statements of earlier blocks that it continues. */
  before?: string | undefined;
  /** Brings the code block back. */
  onClose: () => void;
}

/** A code block that can be edited, run and opened in the playground. */
export default function Fence({text, before, onClose}: FenceProps): ReactNode {
  const [typed, setTyped] = useState(text);
  const [link, setLink] = useState<string>();
  useEffect(() => {
    let isOutdated = false;
    const whole = before ? `${before};\n${typed}` : typed;
    void playgroundLink(whole).then((address) => !isOutdated && setLink(address));
    return () => {
      isOutdated = true;
    };
  }, [typed, before]);
  return (
    <Runner text={typed} onChange={setTyped} before={before} runsAtOnce>
      <button type="button" onClick={onClose}>
        Reset
      </button>
      {link && <Link to={link}>Open in the playground</Link>}
    </Runner>
  );
}
