import {useEffect, useRef, useState, type ReactNode} from 'react';
import LiveRegion from './index.tsx';

/** How long nothing must have changed, in ms. */
const PAUSE_MS = 500;

/**
 * What screen readers are told of a text that is seen beside it and changes at every letter: once
 * typing pauses, and not what the text was at first.
 */
export default function AfterPause({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setSaid(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <LiveRegion>{said}</LiveRegion>;
}
