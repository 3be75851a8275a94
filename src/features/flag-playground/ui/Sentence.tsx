import type {ReactNode} from 'react';
import type {Sentence as Parts} from '../engine/report.ts';

export default function Sentence({parts}: {parts: Parts}): ReactNode {
  return parts.map((part, index) =>
    typeof part === 'string' ? part : <code key={index}>{part.code}</code>,
  );
}
