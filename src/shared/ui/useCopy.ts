import {useEffect, useState} from 'react';
import {copyText, type CopyOutcome} from '../copyText.ts';

/** Long enough to see that it worked, in ms. */
const SHOWN_FOR = 3000;

/**
 * Copies a text when it is wanted. Success is told for a moment; what asks something of the reader
 * stays until they press again.
 *
 * @param text returns the text.
 * @returns how copying went, and what to call to copy.
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
