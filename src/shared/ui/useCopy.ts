import {useEffect, useState} from 'react';

/** `again` when the browser wants the reader to press once more. */
export type CopyOutcome = 'copied' | 'again' | 'failed';

/**
 * Copies a text to the clipboard and tells how that went. A press that was kept until the page was
 * alive is no longer a press to the browser, which then refuses; the next one works.
 */
export async function copyText(text: string): Promise<CopyOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return navigator.userActivation?.isActive === false ? 'again' : 'failed';
  }
}

/** Long enough to see that it worked, in ms. */
const SHOWN_FOR = 3000;

/**
 * Copies a text when it is wanted. Success is told for a moment; what asks something of the reader
 * stays until they press again.
 */
export function useCopy(text: () => string): [CopyOutcome | undefined, () => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome>();

  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    // The same words are read out again only after they were gone.
    setOutcome(undefined);
    setOutcome(await copyText(text()));
  };
  return [outcome, copy];
}
