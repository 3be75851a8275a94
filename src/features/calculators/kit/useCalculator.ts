import {useCallback, useState} from 'react';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {initialState, nextState, type CalculatorState} from './calculatorState.ts';
import {initialOf, type Computable, type Fields} from './fields.ts';
import type {Raw} from './types.ts';

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
  const [state, setState] = useState(() => initialState(definition));
  const set = useCallback(
    (update: (raw: Raw) => Raw) =>
      setState((previous) => nextState(previous, update(previous.raw), definition)),
    [definition],
  );

  const onRead = useCallback((given: Raw) => set(() => given), [set]);
  useQueryFields({prefix, defaults, values: state.raw, onRead});

  return {
    ...state,
    change: (patch) => set((raw) => ({...raw, ...patch})),
    reset: () => set(() => defaults),
  };
}
