import {useCallback, useState} from 'react';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {initialOf, statementsOf, type Setup, type Statement, type Values} from '../setup.ts';

interface State {
  values: Values;
  /** Made of the last names that could be used. */
  statements: Statement[];
  isStale: boolean;
}

function next(setup: Setup, previous: State, values: Values): State {
  const statements = statementsOf(setup, values);
  return statements ? {values, statements, isStale: false} : {...previous, values, isStale: true};
}

function withoutLong(setup: Setup, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !setup.fields[name]?.isLong));
}

/** Names and statements of a warehouse; the names are kept in the address. */
export function useSetup(setup: Setup) {
  const [defaults] = useState(() => initialOf(setup));
  const [state, setState] = useState<State>(() => ({
    values: defaults,
    statements: setup.statements(defaults),
    isStale: false,
  }));
  const change = useCallback(
    (patch: Values) =>
      setState((previous) => next(setup, previous, {...previous.values, ...patch})),
    [setup],
  );
  const [shared] = useState(() => withoutLong(setup, defaults));
  const values = withoutLong(setup, state.values);
  useQueryFields({prefix: 'setup', defaults: shared, values, onRead: change});
  return {...state, change, reset: () => change(defaults)};
}
