import {StatisticsInputError} from './errors.ts';
import {finish} from './result.ts';
import {requireFraction, requireLength} from './validate.ts';

type AdjustmentMethod = 'bonferroni' | 'holm' | 'hochberg' | 'BH' | 'BY' | 'sidak' | 'holm-sidak';

/** Adjusts p-values in ascending order; `rank` counts from 1. */
type Adjustment = (ascending: readonly number[]) => number[];

/** 1 − (1 − p)^count without losing the digits of a small p. */
function anyOf(p: number, count: number): number {
  return -Math.expm1(count * Math.log1p(-p));
}

function runningMaximum(values: readonly number[]): number[] {
  let maximum = 0;
  return values.map((value) => (maximum = Math.max(maximum, value)));
}

function runningMinimumFromEnd(values: readonly number[]): number[] {
  let minimum = 1;
  return values
    .map((_, index) => {
      return (minimum = Math.min(minimum, values[values.length - 1 - index] ?? 1));
    })
    .reverse();
}

function harmonic(count: number): number {
  return Array.from({length: count}, (_, index) => 1 / (index + 1)).reduce((a, b) => a + b, 0);
}

const ADJUSTMENTS: Record<AdjustmentMethod, Adjustment> = {
  bonferroni: (p) => p.map((value) => p.length * value),
  sidak: (p) => p.map((value) => anyOf(value, p.length)),
  holm: (p) => runningMaximum(p.map((value, index) => (p.length - index) * value)),
  'holm-sidak': (p) => runningMaximum(p.map((value, index) => anyOf(value, p.length - index))),
  hochberg: (p) => runningMinimumFromEnd(p.map((value, index) => (p.length - index) * value)),
  BH: (p) => runningMinimumFromEnd(p.map((value, index) => (p.length / (index + 1)) * value)),
  BY: (p) =>
    runningMinimumFromEnd(
      p.map((value, index) => ((p.length * harmonic(p.length)) / (index + 1)) * value),
    ),
};

interface AdjustPValuesInput {
  /** p-values in [0,1], in any order. */
  pValues: readonly number[];
  methods: readonly AdjustmentMethod[];
}

/**
 * Adjusted p-values per method, capped at 1, in the order of the input. Throws
 * `StatisticsInputError` for an empty list, p-values outside [0,1] or an unknown method.
 *
 * Source: Bonferroni, Šidák 1967, Holm 1979, Hochberg 1988, Benjamini–Hochberg 1995,
 * Benjamini–Yekutieli 2001; none of them is used by the product.
 */
export function adjustPValues({
  pValues,
  methods,
}: AdjustPValuesInput): Partial<Record<AdjustmentMethod, number[]>> {
  requireLength(pValues, 'pValues', 1);
  pValues.forEach((value, index) => requireFraction(value, `pValues[${index}]`));
  requireLength(methods, 'methods', 1);
  const order = pValues.map((_, index) => index);
  order.sort((a, b) => (pValues[a] as number) - (pValues[b] as number));
  const ascending = order.map((index) => pValues[index] as number);
  const adjusted = methods.map((method, position) => {
    if (!Object.hasOwn(ADJUSTMENTS, method)) {
      throw new StatisticsInputError(
        `methods[${position}]`,
        `methods[${position}] must be one of ${Object.keys(ADJUSTMENTS).join(', ')}, ` +
          `but it is ${method}.`,
      );
    }
    const values = ADJUSTMENTS[method](ascending);
    const inInputOrder = new Array<number>(pValues.length);
    order.forEach((index, rank) => (inInputOrder[index] = Math.min(1, values[rank] ?? 1)));
    return [method, inInputOrder] as const;
  });
  return finish<Partial<Record<AdjustmentMethod, number[]>>>(Object.fromEntries(adjusted));
}
