import {useEffect, useState} from 'react';
import type {LazyImport} from '../../../shared/lazyImport.ts';
import {answerTo, type Answer} from './answerTo.ts';
import type {Check, Values} from './types.ts';

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
