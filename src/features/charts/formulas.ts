import {errorMessage} from '../../shared/errorMessage.ts';
import {evaluateFormula} from '../statistics/formulas/named.ts';
import type {Formula, List} from './schema.ts';

/** A formula that cannot be computed, or gives no number. */
export class FormulaError extends Error {
  constructor(
    readonly formula: string,
    reason: string,
  ) {
    super(`${formula}: ${reason}`);
  }
}

function attempt(formula: string, known: Readonly<Record<string, unknown>>): unknown {
  try {
    return evaluateFormula(formula, known);
  } catch (error) {
    throw new FormulaError(formula, errorMessage(error));
  }
}

function requireNumber(value: unknown, formula: Formula): number {
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw new FormulaError(String(formula), `${String(value)} is not a number that can be drawn`);
}

/** Computes the formulas of one chart. */
export type Formulas = ReturnType<typeof readFormulas>;

/** @param given what the chart's formulas may use, in order: values, and formulas as text */
export function readFormulas(given: Readonly<Record<string, unknown>>) {
  const known = Object.create(null) as Record<string, unknown>;
  for (const [name, value] of Object.entries(given)) {
    known[name] = typeof value === 'string' ? attempt(value, known) : value;
  }

  const number = (formula: Formula): number =>
    requireNumber(typeof formula === 'string' ? attempt(formula, known) : formula, formula);

  /** Numbers, the formula of a list, or a single number as a list of one. */
  const list = (formula: List | Formula): number[] => {
    if (Array.isArray(formula)) return formula.map(number);
    const value = typeof formula === 'string' ? attempt(formula, known) : formula;
    return [value].flat().map((item) => requireNumber(item, formula));
  };

  /** What belongs to each `x`: a number of its own, or a formula of `x` and its index `i`. */
  const over = (formula: List, places: readonly number[]): number[] => {
    if (typeof formula !== 'string') {
      const values = formula.map(number);
      return places.map((x, index) => requireNumber(values[index], `y of ${x}`));
    }
    const compute = attempt(`(x, i) => (${formula})`, known) as (x: number, i: number) => unknown;
    return places.map((x, index) => {
      try {
        return requireNumber(compute(x, index), formula);
      } catch (error) {
        throw new FormulaError(formula, `at ${x}, ${errorMessage(error)}`);
      }
    });
  };

  const interval = (formula: string): [number, number] => {
    const {lower, upper} = Object(attempt(formula, known)) as Record<string, unknown>;
    return [requireNumber(lower, formula), requireNumber(upper, formula)];
  };

  return {number, list, over, interval};
}
