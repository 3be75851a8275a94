import type {Definition} from '../../calculators/kit/definition.ts';
import type {Fields, Values} from '../../calculators/kit/fields.ts';

/** A simulation that is made run by run. */
export interface Simulation<Result> {
  /** Runs it will have. */
  total: number;
  /** Makes the next run. */
  step: () => void;
  /** What the runs so far say: plain data, which a worker can send. */
  result: () => Result;
}

/** Prepares a simulation for what is in the fields; its seed is one of them. */
export type Begin<Values, Result> = (values: Values) => Simulation<Result>;

/** A simulation on its way. */
export interface Snapshot<Result> {
  done: number;
  total: number;
  result: Result;
}

/**
 * Makes the runs of a simulation at once.
 *
 * @param limit where to stop, when there are more.
 */
export function simulate<Values, Result>(
  begin: Begin<Values, Result>,
  values: Values,
  limit = Infinity,
): Snapshot<Result> {
  const {total, step, result} = begin(values);
  const done = Math.min(total, limit);
  for (let run = 0; run < done; run += 1) step();
  return {done, total, result: result()};
}

/** Everything that is special about one simulator, but for its worker and its chart. */
export interface SimulatorDefinition<F extends Fields, Result> extends Pick<
  Definition<F, Result>,
  'prefix' | 'title' | 'fields' | 'summarize' | 'tables' | 'notes'
> {
  /** Throws `StatisticsInputError`, naming a field, for values that do not go together. */
  check?: (values: Values<F>) => void;
  /** Absent where the example would hold up its page, and is made while building, by `remark/`. */
  begin?: Begin<Values<F>, Result>;
  /** What is repeated, such as “A/A tests”. */
  runs: string;
  /** Name of the button that takes the next seed. */
  again: string;
}
