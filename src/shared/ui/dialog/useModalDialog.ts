import {useEffect, useId, useRef} from 'react';

/**
 * Opens a modal dialog as soon as it is there. A press on its backdrop closes it; one that began
 * inside, to mark a text, does not. The dialog has no padding, which would count as backdrop.
 *
 * @returns attributes of the dialog and of its title, and what closes it.
 */
export function useModalDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  useEffect(() => ref.current?.showModal(), []);
  const close = (): void => ref.current?.close();
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
