import {startTransition, useEffect, useState} from 'react';

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
