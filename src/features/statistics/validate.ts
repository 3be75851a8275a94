/**
 * An input no method can work with: out of range, not a number, wrong length.
 * `field` is the path of the input (`control.n`, `weights[1]`), so that a form can show
 * `message` beside the right control; `message` says what is expected and what was given.
 */
export class StatisticsInputError extends Error {
  override readonly name = 'StatisticsInputError';

  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/** Kinds of numbers: what is expected, and whether a value is that. */
const RULES = {
  number: ['a number', Number.isFinite],
  positive: ['a number greater than 0', (value) => Number.isFinite(value) && value > 0],
  nonNegative: ['a number of 0 or more', (value) => Number.isFinite(value) && value >= 0],
  /** Strictly between 0 and 1. */
  openFraction: ['between 0 and 1 (0.95 means 95%)', (value) => value > 0 && value < 1],
  fraction: ['from 0 to 1 (0.05 means 5%)', (value) => value >= 0 && value <= 1],
  /** A fraction that is not 0. */
  share: ['above 0 and at most 1 (0.5 means 50%)', (value) => value > 0 && value <= 1],
  count: ['a whole number of 0 or more', (value) => Number.isInteger(value) && value >= 0],
  countFrom1: ['a whole number of 1 or more', (value) => Number.isInteger(value) && value >= 1],
  countFrom2: ['a whole number of 2 or more', (value) => Number.isInteger(value) && value >= 2],
} satisfies Record<string, [expected: string, holds: (value: number) => boolean]>;

type Rule = keyof typeof RULES;

function requireRule(value: number, field: string, rule: Rule): void {
  const [expected, holds] = RULES[rule];
  if (holds(value)) return;
  const given = (value as unknown) === undefined ? 'missing' : String(value);
  throw new StatisticsInputError(field, `${field} must be ${expected}, but it is ${given}.`);
}

/** Throws unless each number is of its kind; `parent` stands before its name: `control.`. */
export function requireAll<Rules extends Readonly<Record<string, Rule>>>(
  values: Readonly<Record<keyof Rules & string, number>>,
  rules: Rules,
  parent = '',
): void {
  for (const [name, rule] of Object.entries(rules)) requireRule(values[name]!, parent + name, rule);
}

/** Throws unless a covariance is a number that the variances of its two parts allow. */
export function requireCovariance(
  covariance: number,
  [one, other]: readonly [number, number],
  field: string,
): void {
  requireRule(covariance, field, 'number');
  const limit = Math.sqrt(one) * Math.sqrt(other);
  if (Math.abs(covariance) <= limit * (1 + 1e-9)) return;
  throw new StatisticsInputError(
    field,
    `${field} cannot exceed the product of the standard deviations ` +
      `(${limit.toPrecision(6)}), but it is ${covariance}.`,
  );
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

/** Throws unless `values` holds at least `minimum` elements and all are of a kind. */
export function requireEach(
  values: readonly number[],
  field: string,
  rule: Rule,
  minimum = 1,
): void {
  requireLength(values, field, minimum);
  values.forEach((value, index) => requireRule(value, `${field}[${index}]`, rule));
}
