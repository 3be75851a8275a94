import type {ReactNode} from 'react';
import type {Sentence as Parts} from '../engine/report.ts';

/** A sentence with its names shown as code. */
export default function Sentence({parts}: {parts: Parts}): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <code key={index}>{part.code}</code>,
  );
}
