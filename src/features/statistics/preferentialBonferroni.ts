import {finish} from './result.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireCount, requireOpenFraction} from './validate.ts';

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
