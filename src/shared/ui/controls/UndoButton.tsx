import type {ReactNode} from 'react';
import controls from './styles.lazy.module.css';

interface Props {
  /** What it does; undefined where there is nothing to bring back. */
  undo: (() => void) | undefined;
}

/** Brings back what the button before it has replaced. */
export default function UndoButton({undo}: Props): ReactNode {
  return (
    undo && (
      <button type="button" className={controls.button} onClick={undo}>
        Undo
      </button>
    )
  );
}
