import {useEffect, useState, type ReactNode} from 'react';
import {whenPaused} from './whenPaused.ts';
import LiveRegion from './index.tsx';

/**
 * What screen readers are told of a text that is seen beside it and changes at every letter: once
 * typing pauses, and not what the text was at first.
 */
export default function AfterPause({text}: {text: string}): ReactNode {
  const [said, setSaid] = useState('');
  const [tell] = useState(() => whenPaused(text, setSaid));
  useEffect(() => tell(text), [tell, text]);
  return <LiveRegion>{said}</LiveRegion>;
}
