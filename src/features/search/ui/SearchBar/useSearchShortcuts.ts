import {useEffect, type RefObject} from 'react';
import {isTextField} from '../../../../shared/keyboard/isTextField.ts';

/** Letters and digits start a search when typed into the focused button. */
const RE_STARTS = /^[\p{L}\p{N}]$/u;

/** What may follow while the modal is on its way: also spaces, which would scroll the page. */
const RE_FOLLOWS = /^(?:.|Backspace)$/u;

interface Shortcuts {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** A character, or `Backspace`, typed while the button has the focus or the modal is on its way. */
  onType: (key: string) => void;
  /** Whether typed characters belong to a modal that is still loading. */
  isOpening: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/**
 * Opens and closes search by keyboard: Ctrl or Cmd with K, `/` outside text fields, typing into
 * the focused button; Escape closes.
 */
export function useSearchShortcuts({
  isOpen,
  isOpening,
  onOpen,
  onClose,
  onType,
  buttonRef,
}: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing) {
        return;
      }
      const hasModifier = event.ctrlKey || event.metaKey;
      const inText = isTextField(event.target);
      const isToggle = event.key.toLowerCase() === 'k' && hasModifier && !event.altKey;
      const isPlain = !hasModifier && !event.altKey && !isOpen;
      const isSlash = event.key === '/' && isPlain && !inText && !isOpening;
      const isTyped = isPlain && (isOpening ? RE_FOLLOWS : RE_STARTS).test(event.key);
      const belongsToSearch = isOpening ? !inText : document.activeElement === buttonRef.current;
      if (isToggle || isSlash || (event.key === 'Escape' && isOpen)) {
        event.preventDefault();
        if (isOpen) {
          onClose();
        } else {
          onOpen();
        }
      } else if (isTyped && belongsToSearch) {
        event.preventDefault();
        onType(event.key);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, isOpening, onOpen, onClose, onType, buttonRef]);
}
