import {
  evaluate,
  initialOf,
  type Fields,
  type Values,
} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import type {SimulatorDefinition} from '../../src/features/simulators/kit/definition.ts';
import {simulate} from '../../src/features/simulators/kit/model/simulation.ts';

/** What a simulator would simulate with some fields of its example changed, or its messages. */
export function read<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  patch: Raw = {},
) {
  const compute = (values: Values<F>): Values<F> => {
    definition.check?.(values);
    return values;
  };
  return evaluate({...definition, compute}, {...initialOf(definition.fields), ...patch});
}

/** The result of a simulator with some fields of its example changed. */
export function simulationOf<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  patch: Raw = {},
): Result {
  const evaluation = read(definition, patch);
  if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
  return simulate(definition.begin, evaluation.result).result;
}
