import {useEffect, useId, useRef} from 'react';
import {closeOnBack} from './closeOnBack.ts';

/**
 * Opens a modal dialog as soon as it is there. A step back closes it, and a press on its backdrop;
 * one that began inside, to mark a text, does not. The dialog has no padding, which would count as
 * backdrop.
 *
 * @returns attributes of the dialog and of its title, and what closes it.
 */
export function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  const close = (): void => ref.current?.close();
  useEffect(() => {
    ref.current?.showModal();
    return closeOnBack(close);
  }, []);
  const dialog = {
    ref,
    'aria-labelledby': id,
    onPointerDown({target}: {target: EventTarget}) {
      pressed.current = target;
    },
    onClick({target}: {target: EventTarget}) {
      if (target === ref.current && target === pressed.current) close();
    },
  };
  return {dialog, title: {id}, close};
}
