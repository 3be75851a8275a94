import {finish} from './result.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {
  requireCount,
  requireOpenFraction,
  StatisticsInputError,
  requireFraction,
  requireLength,
} from './validate.ts';

interface PreferentialBonferroniInput {
  /** Overall significance level in (0,1). */
  alpha: number;
  /** γ, the share of α spent on the primary metric, in (0,1). */
  primaryWeight: number;
  /** k, treatment variants without the control, 1 or more. */
  treatmentVariants: number;
  /** m, metrics including the primary one, 1 or more. */
  metrics: number;
}

/**
 * Significance level per interval: γα/k for the primary metric, (1−γ)α/(k(m−1)) for each other
 * one, with confidence levels and two-sided critical values. The other level is null with a
 * single metric. Throws `StatisticsInputError` for levels outside (0,1) or counts below 1.
 *
 * Source: product documentation, Multiple testing.
 */
export function preferentialBonferroni(input: PreferentialBonferroniInput) {
  const {alpha, primaryWeight, treatmentVariants, metrics} = input;
  requireOpenFraction(alpha, 'alpha');
  requireOpenFraction(primaryWeight, 'primaryWeight');
  requireCount(treatmentVariants, 'treatmentVariants', 1);
  requireCount(metrics, 'metrics', 1);
  const primaryAlpha = (primaryWeight * alpha) / treatmentVariants;
  const otherAlpha =
    metrics === 1 ? null : ((1 - primaryWeight) * alpha) / (treatmentVariants * (metrics - 1));
  return finish(
    {
      primaryAlpha,
      otherAlpha,
      primaryConfidence: 1 - primaryAlpha,
      otherConfidence: otherAlpha === null ? null : 1 - otherAlpha,
      primaryZ: twoSidedCriticalValue(primaryAlpha),
      otherZ: otherAlpha === null ? null : twoSidedCriticalValue(otherAlpha),
    },
    'There is no other metric.',
  );
}

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
