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
  begin: Begin<Values<F>, Result>;
  /** What is repeated, such as “A/A tests”; absent when it is made once. */
  runs?: string;
  /** Name of the button that takes the next seed. */
  again: string;
}

/** What a page needs of it. Without `begin` its example is made while building, by `remark/`. */
export type PageDefinition<F extends Fields, Result> = Omit<
  SimulatorDefinition<F, Result>,
  'begin'
> &
  Partial<Pick<SimulatorDefinition<F, Result>, 'begin'>>;
