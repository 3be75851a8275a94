import {evaluate, initialOf, type Computable, type Fields} from './fields.ts';
import {keptLocal} from './localFields.ts';
import type {FieldErrors, Raw} from './types.ts';

/** What is typed, what is wrong with it, and the last result that could be computed. */
export interface CalculatorState<Result> {
  raw: Raw;
  errors: FieldErrors;
  result: Result;
  /** The fields `result` was computed from. */
  goodRaw: Raw;
}

/**
 * State for freshly typed fields. When they cannot be used, the previous result stays, so that a
 * half-typed number never destroys it.
 */
export function nextState<F extends Fields, Result>(
  previous: CalculatorState<Result>,
  raw: Raw,
  definition: Computable<F, Result>,
): CalculatorState<Result> {
  const evaluation = evaluate(definition, raw);
  return 'result' in evaluation
    ? {raw, errors: {}, result: evaluation.result, goodRaw: raw}
    : {...previous, raw, errors: evaluation.errors};
}

/** State of the example. Throws when the example itself cannot be computed. */
export function initialState<F extends Fields, Result>(
  definition: Computable<F, Result>,
): CalculatorState<Result> {
  const raw = initialOf(definition.fields);
  const evaluation = evaluate(definition, raw);
  if ('result' in evaluation) return {raw, errors: {}, result: evaluation.result, goodRaw: raw};
  throw new Error(`The default example is invalid: ${JSON.stringify(evaluation.errors)}`);
}

/** State that a calculator begins with: the example, with what was pasted before in its place. */
export function startState<F extends Fields, Result>(
  definition: Computable<F, Result> & {prefix: string},
): CalculatorState<Result> {
  const example = initialState(definition);
  const pasted = keptLocal(definition.prefix);
  return pasted ? nextState(example, {...example.raw, ...pasted}, definition) : example;
}
