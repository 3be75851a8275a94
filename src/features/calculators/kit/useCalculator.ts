import {useCallback, useEffect, useMemo, useState} from 'react';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {useUndo} from '../../../shared/ui/useUndo.ts';
import {nextState, startState, type CalculatorState, keepLocal} from './calculatorState.ts';
import {initialOf, sharedFields, type Computable, type Fields} from './fields.ts';
import type {Raw} from './types.ts';

export interface Calculator<Result> extends CalculatorState<Result> {
  /** Changes some fields. */
  change: (patch: Raw) => void;
  /** Back to the default example. */
  reset: () => void;
  /** Brings back what was there before; undefined where there is nothing to bring back. */
  undo: (() => void) | undefined;
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
  const {replace, undo} = useUndo(state.raw, (raw) => set(() => raw));

  return {
    ...state,
    undo,
    change: (patch) => set((raw) => ({...raw, ...patch})),
    reset: () => replace(defaults),
  };
}
