import type {Definition} from '../../calculators/kit/definition.ts';
import type {Fields, Values} from '../../calculators/kit/fields.ts';
import type {Begin} from './model/simulation.ts';

/** Everything that is special about one simulator, but for its worker and its chart. */
export interface SimulatorDefinition<F extends Fields, Result> extends Pick<
  Definition<F, Result>,
  'prefix' | 'title' | 'fields' | 'fieldOf' | 'fallback' | 'summarize' | 'tables' | 'notes'
> {
  /** Throws `StatisticsInputError`, naming a field, for values that do not go together. */
  check?: (values: Values<F>) => void;
  /** Makes the example in the page; absent when the page brings it, see `remark/`. */
  begin?: Begin<Values<F>, Result>;
  /** What is repeated, such as “A/A tests”; absent when it is made once. */
  runs?: string;
  /** Name of the button that takes the next seed. */
  again: string;
}
