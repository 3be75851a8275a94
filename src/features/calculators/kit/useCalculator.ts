import {useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {initialState, nextState, type CalculatorState} from './calculatorState.ts';
import type {Evaluation, Raw} from './types.ts';
import {readState, writeState} from './urlState.ts';

const WRITE_DELAY_MS = 300;

interface CalculatorDefinition<Result> {
  /** Start of this calculator's query parameters. */
  prefix: string;
  defaults: Raw;
  evaluate: (raw: Raw) => Evaluation<Result>;
}

export interface Calculator<Result> extends CalculatorState<Result> {
  /** Changes some fields. */
  change: (patch: Raw) => void;
  /** Back to the default example. */
  reset: () => void;
}

/** Fields, messages and last good result of a calculator, kept in the page's query string. */
export function useCalculator<Result>(
  definition: CalculatorDefinition<Result>,
): Calculator<Result> {
  const {prefix, defaults, evaluate} = definition;
  const {search} = useLocation();
  const [state, setState] = useState(() => initialState(defaults, evaluate));
  const set = useCallback(
    (update: (raw: Raw) => Raw) =>
      setState((previous) => nextState(previous, update(previous.raw), evaluate)),
    [evaluate],
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
