import {useSyncExternalStore} from 'react';

const noChange = (): (() => void) => () => undefined;

/** The modifier of this computer's shortcuts; unknown while the page is built. */
export function useModifier(): 'Ctrl' | '⌘' | undefined {
  return useSyncExternalStore(
    noChange,
    () => (/Mac|iPhone|iPad|iPod/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => undefined,
  );
}
