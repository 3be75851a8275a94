import {cupedFromSummary, type CupedSummary} from './cupedFromSummary.ts';
import {mean, sampleCovariance, sampleVariance} from './special/moments.ts';
import {requireNumbers, requireSameLength} from './validate.ts';

/** Outcomes `y` and pre-experiment values `x` of one variation, one pair per subject. */
interface CupedArm {
  y: readonly number[];
  x: readonly number[];
}

function summarizeArm({x, y}: CupedArm, name: string): CupedSummary {
  requireNumbers(y, `${name}.y`, 2);
  requireSameLength(x, `${name}.x`, y.length, `${name}.y`);
  requireNumbers(x, `${name}.x`, 2);
  return {
    n: y.length,
    meanX: mean(x),
    meanY: mean(y),
    varX: sampleVariance(x),
    varY: sampleVariance(y),
    covariance: sampleCovariance(y, x),
  };
}

/**
 * `cupedFromSummary` for outcomes and pre-experiment values of every subject. Throws
 * `StatisticsInputError` for fewer than two subjects in an arm, lists of different length or
 * values that are not finite.
 */
export function cupedSingle({control, treatment}: {control: CupedArm; treatment: CupedArm}) {
  return cupedFromSummary({
    control: summarizeArm(control, 'control'),
    treatment: summarizeArm(treatment, 'treatment'),
  });
}
