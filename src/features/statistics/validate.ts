/**
 * An input no method can work with: out of range, not a number, wrong length.
 * `field` is the path of the input (`control.n`, `weights[1]`), so that a form can show
 * `message` beside the right control; `message` says what is expected and what was given.
 */
export class StatisticsInputError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = 'StatisticsInputError';
    this.field = field;
  }
}

function fail(field: string, expected: string, value: unknown): never {
  const given = value === undefined ? 'missing' : String(value);
  throw new StatisticsInputError(field, `${field} must be ${expected}, but it is ${given}.`);
}

/** Throws unless `value` is a finite number. */
export function requireNumber(value: number, field: string): void {
  if (!Number.isFinite(value)) fail(field, 'a number', value);
}

/** Throws unless `value` is a finite number above 0. */
export function requirePositive(value: number, field: string): void {
  if (!(Number.isFinite(value) && value > 0)) fail(field, 'a number greater than 0', value);
}

/** Throws unless `value` is a finite number of 0 or more. */
export function requireNonNegative(value: number, field: string): void {
  if (!(Number.isFinite(value) && value >= 0)) fail(field, 'a number of 0 or more', value);
}

/** Throws unless `value` is a fraction strictly between 0 and 1. */
export function requireOpenFraction(value: number, field: string): void {
  if (!(value > 0 && value < 1)) fail(field, 'between 0 and 1 (0.95 means 95%)', value);
}

/** Throws unless `value` is a fraction from 0 to 1, both included. */
export function requireFraction(value: number, field: string): void {
  if (!(value >= 0 && value <= 1)) fail(field, 'from 0 to 1 (0.05 means 5%)', value);
}

/** Throws unless `value` is a fraction above 0 and at most 1. */
export function requireShare(value: number, field: string): void {
  if (!(value > 0 && value <= 1)) fail(field, 'above 0 and at most 1 (0.5 means 50%)', value);
}

/** Throws unless `value` is a whole number of at least `minimum`. */
export function requireCount(value: number, field: string, minimum = 0): void {
  if (!(Number.isInteger(value) && value >= minimum)) {
    fail(field, `a whole number of ${minimum} or more`, value);
  }
}

/** Throws unless `values` is an array of at least `minimum` elements. */
export function requireLength(values: readonly unknown[], field: string, minimum: number): void {
  const length = Array.isArray(values) ? values.length : 0;
  if (length < minimum) {
    const expected = `a list of at least ${minimum} ${minimum === 1 ? 'value' : 'values'}`;
    throw new StatisticsInputError(field, `${field} must be ${expected}, but it has ${length}.`);
  }
}

/** Throws unless `values` is an array of exactly `length` elements, as many as `reference` has. */
export function requireSameLength(
  values: readonly unknown[],
  field: string,
  length: number,
  reference: string,
): void {
  const given = Array.isArray(values) ? values.length : 0;
  if (given !== length) {
    throw new StatisticsInputError(
      field,
      `${field} must have as many values as ${reference} (${length}), but it has ${given}.`,
    );
  }
}

/** Throws unless `values` holds at least `minimum` elements and all are finite numbers. */
export function requireNumbers(values: readonly number[], field: string, minimum = 1): void {
  requireLength(values, field, minimum);
  values.forEach((value, index) => requireNumber(value, `${field}[${index}]`));
}
