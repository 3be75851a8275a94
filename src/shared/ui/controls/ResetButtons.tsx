import type {ReactNode} from 'react';
import controls from './styles.lazy.module.css';

interface Props {
  reset: () => void;
  /** Brings back what the reset or an example replaced; undefined where there is nothing to bring back. */
  undo?: (() => void) | undefined;
}

/** Brings back what the button beside it has replaced. */
export function UndoButton({undo}: Pick<Props, 'undo'>): ReactNode {
  return (
    undo && (
      <button type="button" className={controls.button} onClick={undo}>
        Undo
      </button>
    )
  );
}

/** The buttons at the head of a tool: back to the example, and back from there. */
export default function ResetButtons({reset, undo}: Props): ReactNode {
  return (
    <>
      <UndoButton undo={undo} />
      <button type="button" className={controls.button} onClick={reset}>
        Reset
      </button>
    </>
  );
}
