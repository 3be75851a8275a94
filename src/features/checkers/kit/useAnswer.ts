import type {LazyImport} from '../../../shared/lazyImport.ts';
import type {Check, Outcome, Values} from './types.ts';
import {useEffect, useState} from 'react';

/** What can be said of what is typed: what the check found, or why there is no check. */
type Answer = Outcome | {notLoaded: unknown};

const BROKEN: Outcome = {
  isGood: false,
  summary:
    'The check stopped with an error of its own, which says nothing about what you pasted. ' +
    'Report it with “Report a problem” at the end of the page.',
  findings: [],
};

/** Loads the check and calls it. */
export async function answerTo<Name extends string>(
  load: LazyImport<Check<Name>>,
  values: Values<Name>,
): Promise<Answer> {
  const loaded = await load().then(
    (check) => ({check}),
    (notLoaded: unknown) => ({notLoaded}),
  );
  if ('notLoaded' in loaded) return loaded;
  try {
    return await loaded.check(values);
  } catch (error) {
    // Into the console and to whoever collects errors there.
    reportError(error);
    return BROKEN;
  }
}

/** Pause in typing after which the check runs. */
const PAUSE_MS = 250;

/**
 * Checks what is typed once the typing pauses (debounced); null while there is nothing to say.
 *
 * @param blank the fields before anything is typed: nothing is loaded for them.
 */
export function useAnswer<Name extends string>(
  load: LazyImport<Check<Name>>,
  values: Values<Name>,
  blank: Values<Name>,
): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      const names = Object.keys(blank) as Name[];
      const isBlank = names.every((name) => values[name].trim() === blank[name]);
      const next = isBlank ? null : await answerTo(load, values);
      if (isCurrent) setAnswer(next);
    };
    const timer = window.setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isCurrent = false;
      window.clearTimeout(timer);
    };
  }, [load, values, blank]);
  return answer;
}
