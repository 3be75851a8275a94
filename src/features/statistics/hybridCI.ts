import {requireInterval} from './fixedSampleCI.ts';
import {finish} from './result.ts';
import type {SequentialCIInput} from './sequentialCI.ts';
import {boundaryMultiplier} from './special/sequentialBoundary.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireCount, requirePositive} from './validate.ts';

interface HybridCIInput extends SequentialCIInput {
  /** True after the planned end date of the experiment. */
  ended: boolean;
}

interface HybridCIResult {
  /** 1 − α/2: the level of each of the two parts. */
  effectiveConfidence: number;
  multiplier: number;
  lower: number;
  upper: number;
}

/**
 * Sequential hybrid: α/2 to the sequential interval until the planned end date, α/2 to the
 * fixed-sample interval after it. Throws `StatisticsInputError` as `sequentialCI` does.
 *
 * Source: product documentation, Analysis methods ("two one-sided tests"), formulas inferred
 * from its text; ρ at α/2 is a convention of this site.
 */
export function hybridCI(input: HybridCIInput): HybridCIResult {
  requireInterval(input);
  requireCount(input.n, 'n', 1);
  requirePositive(input.tuning, 'tuning');
  const {lift, standardError, n, confidence, ended, tuning} = input;
  const alpha = (1 - confidence) / 2;
  const multiplier = ended
    ? twoSidedCriticalValue(alpha)
    : boundaryMultiplier(n, -Math.log(alpha), tuning);
  return finish({
    effectiveConfidence: 1 - alpha,
    multiplier,
    lower: lift - multiplier * standardError,
    upper: lift + multiplier * standardError,
  });
}
