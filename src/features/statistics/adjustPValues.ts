import {finish} from './result.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireAll, requireEach} from './validate.ts';

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

/** Holm's adjusted p-values never fall, from the smallest p-value on. */
function holm(ascending: readonly number[]): number[] {
  let maximum = 0;
  return ascending.map((p, index) => {
    return (maximum = Math.max(maximum, (ascending.length - index) * p));
  });
}

/** Those of Benjamini–Hochberg never rise, from the largest p-value on. */
function benjaminiHochberg(ascending: readonly number[]): number[] {
  let minimum = 1;
  return ascending
    .map((p, index) => (ascending.length / (index + 1)) * p)
    .reduceRight<number[]>((rest, p) => [(minimum = Math.min(minimum, p)), ...rest], []);
}

/**
 * Adjusted p-values by method, capped at 1, in the order of the input. Throws
 * `StatisticsInputError` for an empty list or p-values outside [0,1].
 *
 * Source: Bonferroni, Holm 1979, Benjamini–Hochberg 1995; none of them is used by the product.
 */
export function adjustPValues({pValues}: {pValues: readonly number[]}) {
  requireEach(pValues, 'pValues', 'fraction');
  const order = [...pValues.keys()].sort((a, b) => pValues[a]! - pValues[b]!);
  const ascending = order.map((index) => pValues[index]!);
  const inInputOrder = (adjusted: readonly number[]): number[] =>
    pValues.map((_, index) => Math.min(1, adjusted[order.indexOf(index)]!));
  return finish({
    bonferroni: pValues.map((p) => Math.min(1, pValues.length * p)),
    holm: inInputOrder(holm(ascending)),
    BH: inInputOrder(benjaminiHochberg(ascending)),
  });
}
