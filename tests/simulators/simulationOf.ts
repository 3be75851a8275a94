import type {Fields} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {type SimulatorDefinition, simulate} from '../../src/features/simulators/kit/definition.ts';
import {valuesOf} from './readForm.ts';

/** The result of a simulator that makes its own example, with some fields typed anew. */
export function simulationOf<F extends Fields, Result>(
  definition: SimulatorDefinition<F, Result>,
  typed: Raw = {},
  limit?: number,
): Result {
  const {begin, title} = definition;
  if (!begin) throw new Error(`“${title}” makes no example.`);
  return simulate(begin, valuesOf(definition, typed), limit).result;
}
