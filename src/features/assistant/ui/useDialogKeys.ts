import {useEffect, type RefObject} from 'react';
import {trapFocus} from '../../../shared/trapFocus.ts';

function onKeyDown(event: KeyboardEvent, dialog: HTMLDialogElement): void {
  trapFocus(event, dialog);
  const hasModifier = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (hasModifier && key === 'k') {
    // Search opens, which this dialog would cover.
    dialog.close();
    return;
  }
  // The page's other shortcuts rest meanwhile.
  event.stopPropagation();
  if (hasModifier && key === 'j') {
    event.preventDefault();
    dialog.close();
  }
}

/** Has an open dialog keep focus and keys to itself. */
export function useDialogKeys(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    const listener = (event: KeyboardEvent): void => onKeyDown(event, element);
    element.addEventListener('keydown', listener);
    return () => element.removeEventListener('keydown', listener);
  }, [dialog]);
}
