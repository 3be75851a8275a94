import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import {evaluate, initialOf, type Fields} from '../../src/features/calculators/kit/fields.ts';
import type {Evaluation, Raw} from '../../src/features/calculators/kit/types.ts';

/** The result of an evaluation that has one. */
export function resultOf<Result>(evaluation: Evaluation<Result>): Result {
  if ('errors' in evaluation) throw new Error(JSON.stringify(evaluation.errors));
  return evaluation.result;
}

/** The messages of an evaluation by field. */
export function errorsOf(evaluation: Evaluation<unknown>): Record<string, string> {
  return 'errors' in evaluation ? {...evaluation.errors} : {};
}

/** Evaluates the example of a calculator with some fields changed. */
export function withExample<F extends Fields, Result>(definition: Definition<F, Result>) {
  return (patch: Raw = {}) => evaluate(definition, {...initialOf(definition.fields), ...patch});
}
