import type {ReactNode} from 'react';
import CopyText from '../../../shared/ui/CopyText/index.tsx';
import controls from '../../../shared/ui/controls/styles.lazy.module.css';

/** Button that copies the result as text. */
export default function CopyResult({text}: {text: string}): ReactNode {
  return (
    <CopyText text={() => text} label="Copy result" fallbackLabel="Result" classNames={controls} />
  );
}
