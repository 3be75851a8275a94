import {useEffect, useState} from 'react';
import {initialOf, type Fields, type Values} from '../../../calculators/kit/fields.ts';
import {useCalculator} from '../../../calculators/kit/useCalculator.ts';
import {createWorkerClient} from '../../../../shared/worker/client.ts';
import {type SimulatorDefinition, simulate, type Snapshot} from '../definition.ts';
import type {Question} from '../../worker.ts';
import type {Phase} from '../progressText.ts';

/** Runs of the example, which the server makes and the browser repeats. */
const EXAMPLE_RUNS = 100;

const startWorker = (): Worker => new Worker(new URL('../../worker.ts', import.meta.url));

/** A worker that says nothing for this long is ended. */
const LIMIT_MS = 10_000;

/** What is known of the simulation of some values; an attempt is a press of Run. */
interface Heard<Asked, Result> {
  values: Asked;
  attempt: number;
  phase: Phase;
  /** Before a simulation has a result, that of the one before with no runs done. */
  snapshot: Snapshot<Result>;
}

function makeExample<F extends Fields, Result>(
  {begin, title}: SimulatorDefinition<F, Result>,
  values: Values<F>,
): Snapshot<Result> {
  if (!begin) throw new Error(`“${title}” needs an example from its page.`);
  return simulate(begin, values, EXAMPLE_RUNS);
}

/**
 * Fields of a simulator, what its runs say so far, and how to start and stop them.
 *
 * @param given the example, where making it would hold up the page.
 */
export function useSimulation<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  given?: Snapshot<Result>,
) {
  const [computable] = useState(() => ({
    ...definition,
    compute(values: Values<F>): Values<F> {
      definition.check?.(values);
      return values;
    },
  }));
  const {prefix} = definition;
  const calculator = useCalculator<F, Values<F>>(computable);
  const {result: values, goodRaw, change, reset} = calculator;
  const [attempt, setAttempt] = useState(0);
  const [client] = useState(() =>
    createWorkerClient<Question<Values<F>>, Snapshot<Result>>(startWorker, LIMIT_MS),
  );
  const [example] = useState((): Heard<Values<F>, Result> => ({
    values,
    attempt,
    phase: 'example',
    snapshot: given ?? makeExample(definition, values),
  }));
  const [heard, setHeard] = useState(example);

  const isExample =
    attempt === 0 &&
    Object.entries(initialOf(definition.fields)).every(([name, text]) => goodRaw[name] === text);

  useEffect(() => {
    if (isExample) return;
    const hear = (phase: Phase, snapshot: Snapshot<Result>): void =>
      setHeard({values, attempt, phase, snapshot});
    client.ask(
      {prefix, values},
      (outcome) => {
        if ('reply' in outcome) hear('done', outcome.reply);
        else {
          setHeard(({snapshot}) => ({
            values,
            attempt,
            phase: outcome.failure,
            snapshot: {...snapshot, done: 0},
          }));
        }
      },
      (part) => hear('running', part),
    );
    return () => client.cancel();
  }, [client, prefix, values, attempt, isExample]);

  const isHeard = heard.values === values && heard.attempt === attempt;
  const started: Heard<Values<F>, Result> = {
    values,
    attempt,
    phase: 'running',
    snapshot: {...heard.snapshot, done: 0},
  };
  const current = isExample ? example : isHeard ? heard : started;

  return {
    calculator,
    phase: current.phase,
    snapshot: current.snapshot,
    run: () => setAttempt(attempt + 1),
    stop: () => {
      client.cancel();
      setHeard({...current, phase: 'stopped'});
    },
    /** Takes the next seed, and so other random numbers. */
    again: () => change({seed: String(Number(goodRaw.seed) + 1)}),
    reset: () => {
      setAttempt(0);
      reset();
    },
  };
}
