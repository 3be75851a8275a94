import {
  sharedFields,
  type Fields,
  type FieldSpec,
  evaluate,
  initialOf,
  type Computable,
} from './fields.ts';
import type {Raw, FieldErrors} from './types.ts';

/** By the prefix of a calculator, what was pasted: it outlives the page, and ends with the tab. */
const kept = new Map<string, Raw>();

/** Keeps the fields that the address does not hold for when the calculator is shown again. */
export function keepLocal(prefix: string, fields: Fields, raw: Raw): void {
  const shared = sharedFields(fields, raw);
  const local = Object.entries(raw).filter(([name]) => !Object.hasOwn(shared, name));
  if (local.length > 0) kept.set(prefix, Object.fromEntries(local));
}

/** The fields that were kept; undefined before a calculator that has any was shown. */
export function keptLocal(prefix: string): Raw | undefined {
  return kept.get(prefix);
}

const NOT_SHARED = 'These values are not in the address: whoever opens it sees the example’s.';

/** The hint of a field; it warns where the address holds the rest of the form without its values. */
export function hintOf(field: FieldSpec, fields: Fields, raw: Raw): string | undefined {
  const {hint} = field;
  if (!('isLocal' in field)) return hint;
  const isAddressed = Object.entries(sharedFields(fields, raw)).some(
    ([name, text]) => text !== fields[name]?.initial,
  );
  return isAddressed ? [hint?.replace(/\.$/, ''), NOT_SHARED].filter(Boolean).join('. ') : hint;
}

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
