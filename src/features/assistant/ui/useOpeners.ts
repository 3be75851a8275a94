import {useEffect} from 'react';
import {OPEN_EVENT} from './openAssistant.ts';

/**
 * Opens the assistant by its keys, Ctrl+J or ⌘J, and where a link or another part asks for it.
 *
 * @param hasKeys not where a provider's widget listens for the same keys.
 */
export function useOpeners(open: () => Promise<void>, hasKeys: boolean): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (hasModifier && event.key.toLowerCase() === 'j' && hasKeys) {
        event.preventDefault();
        void open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener(OPEN_EVENT, open);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener(OPEN_EVENT, open);
    };
  }, [hasKeys, open]);
}
