import {useState} from 'react';

/**
 * Keeps texts as they are typed, such as a half-typed number, until what is written changes from
 * elsewhere.
 *
 * @param written the texts of what is written in the configuration.
 */
export function useDrafts(written: readonly string[]) {
  const [draft, setDraft] = useState<{texts: readonly string[]; of: string}>();
  const isCurrent = draft?.of === JSON.stringify(written);
  return {
    texts: isCurrent ? draft.texts : written,
    /** Keeps texts, which what is written then comes from. */
    keep: (texts: readonly string[], next: readonly string[]) =>
      setDraft({texts, of: JSON.stringify(next)}),
    /** Shows what is written again. */
    drop: () => setDraft(undefined),
  };
}
