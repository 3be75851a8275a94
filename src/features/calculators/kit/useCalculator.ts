import {useCallback, useEffect, useMemo, useState} from 'react';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {nextState, startState, type CalculatorState} from './calculatorState.ts';
import {initialOf, sharedFields, type Computable, type Fields} from './fields.ts';
import {keepLocal} from './localFields.ts';
import type {Raw} from './types.ts';

export interface Calculator<Result> extends CalculatorState<Result> {
  /** Changes some fields. */
  change: (patch: Raw) => void;
  /** Back to the default example. */
  reset: () => void;
}

/**
 * Fields, messages and last good result of a calculator, kept in the page's query string, and what
 * was pasted in the memory of the tab.
 */
export function useCalculator<F extends Fields, Result>(
  definition: Computable<F, Result> & {prefix: string},
): Calculator<Result> {
  const {prefix, fields} = definition;
  const [defaults] = useState(() => initialOf(fields));
  const [state, setState] = useState(() => startState(definition));
  const set = useCallback(
    (update: (raw: Raw) => Raw) =>
      setState((previous) => nextState(previous, update(previous.raw), definition)),
    [definition],
  );

  const [shared] = useState(() => sharedFields(fields, defaults));
  const values = useMemo(() => sharedFields(fields, state.raw), [fields, state.raw]);
  const onRead = useCallback((given: Raw) => set((raw) => ({...raw, ...given})), [set]);
  useQueryFields({prefix, defaults: shared, values, onRead});
  useEffect(() => keepLocal(prefix, fields, state.raw), [prefix, fields, state.raw]);

  return {
    ...state,
    change: (patch) => set((raw) => ({...raw, ...patch})),
    reset: () => set(() => defaults),
  };
}
