import {useEffect, useState} from 'react';
import type {LazyImport} from '../../../shared/lazyImport.ts';
import type {Check, Outcome, Values} from './types.ts';

/** Pause in typing after which the check runs. */
const PAUSE_MS = 250;

const UNAVAILABLE: Outcome = {
  isGood: false,
  summary:
    'The check could not be loaded. Look at your network connection, then change a field to try again.',
  findings: [],
};

/**
 * Checks what is typed once the typing pauses; null while there is nothing to say.
 *
 * @param blank the fields before anything is typed: nothing is loaded for them.
 */
export function useOutcome<Name extends string>(
  load: LazyImport<Check<Name>>,
  values: Values<Name>,
  blank: Values<Name>,
): Outcome | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const answer = async () => {
      const names = Object.keys(blank) as Name[];
      const isBlank = names.every((name) => values[name].trim() === blank[name]);
      const next = isBlank ? null : await (await load())(values);
      if (isCurrent) setOutcome(next);
    };
    const timer = window.setTimeout(() => {
      answer().catch(() => isCurrent && setOutcome(UNAVAILABLE));
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [load, values, blank]);
  return outcome;
}
