import {finish} from './result.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireAll, requireEach, requireLength, StatisticsInputError} from './validate.ts';

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
  requireAll(input, {
    alpha: 'openFraction',
    primaryWeight: 'openFraction',
    treatmentVariants: 'countFrom1',
    metrics: 'countFrom1',
  });
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

type AdjustmentMethod = 'bonferroni' | 'holm' | 'BH';

/** Adjusts p-values in ascending order. */
const ADJUSTMENTS: Record<AdjustmentMethod, (ascending: readonly number[]) => number[]> = {
  bonferroni: (p) => p.map((value) => p.length * value),
  holm(p) {
    let maximum = 0;
    return p.map((value, index) => (maximum = Math.max(maximum, (p.length - index) * value)));
  },
  BH(p) {
    let minimum = 1;
    return p
      .map((value, index) => (p.length / (index + 1)) * value)
      .reduceRight<number[]>((rest, value) => [(minimum = Math.min(minimum, value)), ...rest], []);
  },
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
 * Source: Bonferroni, Holm 1979, Benjamini–Hochberg 1995; none of them is used by the product.
 */
export function adjustPValues({
  pValues,
  methods,
}: AdjustPValuesInput): Partial<Record<AdjustmentMethod, number[]>> {
  requireEach(pValues, 'pValues', 'fraction');
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
