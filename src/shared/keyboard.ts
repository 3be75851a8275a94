import {startTransition, useEffect, useState} from 'react';

/**
 * Returns the tab a key moves to, or undefined when the key does not move.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Tells whether what is typed at an element belongs to the element. */
export function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

type Modifier = 'Ctrl' | '⌘';

/** The modifier of this computer's shortcuts; unknown while the page is built, and until it has come alive. */
export function useModifier(): Modifier | undefined {
  const [modifier, setModifier] = useState<Modifier>();
  useEffect(() => {
    // React would render all at once otherwise what else follows from the first rendering.
    startTransition(() =>
      setModifier(/Mac|iPhone|iPad|iPod/i.test(navigator.platform) ? '⌘' : 'Ctrl'),
    );
  }, []);
  return modifier;
}
