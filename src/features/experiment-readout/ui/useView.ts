import {useCallback, useState} from 'react';
import {useQueryFields} from '../../../shared/ui/queryFields/useQueryFields.ts';
import {METHODS, type Experiment} from '../experiment.ts';
import type {View} from '../compute/toReadout.ts';

/** Everybody, as a choice beside the segments. */
const EVERYBODY = 'all';

type Raw = Readonly<Record<string, string>>;

/** The choices of the form: value → name. */
export function optionsOf({segments}: Experiment) {
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, name]));
  return {
    method: named(METHODS),
    cuped: {on: 'CUPED', off: 'Non-CUPED'},
    segment: {[EVERYBODY]: 'All subjects', ...named(segments.map(({name}) => name))},
  };
}

/** How the reader looks at an experiment, kept in the address; what is unknown there is ignored. */
export function useView(experiment: Experiment) {
  const [defaults] = useState<Raw>(() => ({
    method: experiment.method,
    cuped: experiment.cuped ? 'on' : 'off',
    segment: EVERYBODY,
  }));
  const [raw, setRaw] = useState(defaults);
  const onRead = useCallback(
    (given: Raw) => {
      const options: Record<string, Raw> = optionsOf(experiment);
      const known = Object.entries(given).filter(([name, value]) =>
        Object.hasOwn(options[name] ?? {}, value),
      );
      setRaw({...defaults, ...Object.fromEntries(known)});
    },
    [defaults, experiment],
  );
  useQueryFields({prefix: 'readout', defaults, values: raw, onRead});
  const method = METHODS.find((name) => name === raw.method) ?? experiment.method;
  const segment = raw.segment === EVERYBODY ? undefined : raw.segment;
  const view: View = {method, cuped: raw.cuped === 'on', segment};
  return {raw, view, change: (patch: Raw) => setRaw((previous) => ({...previous, ...patch}))};
}
