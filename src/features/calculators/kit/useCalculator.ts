import {useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {initialState, nextState, type CalculatorState} from './calculatorState.ts';
import {initialOf, type Computable, type Fields} from './fields.ts';
import type {Raw} from './types.ts';
import {readState, writeState} from './urlState.ts';

const WRITE_DELAY_MS = 300;

export interface Calculator<Result> extends CalculatorState<Result> {
  /** Changes some fields. */
  change: (patch: Raw) => void;
  /** Back to the default example. */
  reset: () => void;
}

/** Fields, messages and last good result of a calculator, kept in the page's query string. */
export function useCalculator<F extends Fields, Result>(
  definition: Computable<F, Result> & {prefix: string},
): Calculator<Result> {
  const {prefix, fields} = definition;
  const [defaults] = useState(() => initialOf(fields));
  const {search} = useLocation();
  const [state, setState] = useState(() => initialState(definition));
  const set = useCallback(
    (update: (raw: Raw) => Raw) =>
      setState((previous) => nextState(previous, update(previous.raw), definition)),
    [definition],
  );

  // The server renders the defaults, so the query is only read once the page is alive; what was
  // typed before comes after it.
  useLayoutEffect(() => {
    const given = readState(search, prefix, defaults);
    if (given) set(() => given);
  }, [search, prefix, defaults, set]);

  useEffect(() => {
    const timer = window.setTimeout(() => {
      const {pathname, search: current, hash} = window.location;
      const next = writeState(current, prefix, state.raw, defaults);
      if (next === current) return;
      window.history.replaceState(window.history.state, '', `${pathname}${next}${hash}`);
    }, WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [state.raw, prefix, defaults]);

  return {
    ...state,
    change: (patch) => set((raw) => ({...raw, ...patch})),
    reset: () => set(() => defaults),
  };
}
