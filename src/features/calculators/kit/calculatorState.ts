import type {Evaluation, FieldErrors, Raw} from './types.ts';

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
export function nextState<Result>(
  previous: CalculatorState<Result>,
  raw: Raw,
  evaluate: (raw: Raw) => Evaluation<Result>,
): CalculatorState<Result> {
  const evaluation = evaluate(raw);
  return 'result' in evaluation
    ? {raw, errors: {}, result: evaluation.result, goodRaw: raw}
    : {...previous, raw, errors: evaluation.errors};
}

/** State of the default example. Throws when the example itself cannot be computed. */
export function initialState<Result>(
  defaults: Raw,
  evaluate: (raw: Raw) => Evaluation<Result>,
): CalculatorState<Result> {
  const evaluation = evaluate(defaults);
  if ('result' in evaluation) {
    return {raw: defaults, errors: {}, result: evaluation.result, goodRaw: defaults};
  }
  throw new Error(`The default example is invalid: ${JSON.stringify(evaluation.errors)}`);
}
