import {useId, useLayoutEffect, useRef} from 'react';
import {closeOnBack} from './closeOnBack.ts';

/**
 * Opens a modal dialog as soon as it is there. A step back closes it, and a press on its backdrop;
 * one that began inside, to mark a text, does not. The dialog has no padding, which would count as
 * backdrop.
 *
 * @param isModal whether the page rests meanwhile; when that changes, the dialog opens anew.
 * @returns attributes of the dialog and of its title, and what closes it.
 */
export function useModalDialog(isModal = true) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const id = useId();
  const close = (): void => ref.current?.close();
  // Before its parts take the focus.
  useLayoutEffect(() => {
    const {current: element} = ref;
    if (!isModal) {
      element?.show();
      return () => element?.close();
    }
    element?.showModal();
    const end = closeOnBack(close);
    return () => {
      end();
      element?.close();
    };
  }, [isModal]);
  const dialog = {
    ref,
    'aria-labelledby': id,
    onPointerDown({target}: {target: EventTarget}) {
      pressed.current = target;
    },
    onClick({target}: {target: EventTarget}) {
      if (isModal && target === ref.current && target === pressed.current) close();
    },
  };
  return {dialog, title: {id}, close};
}
