import {NO_SPREAD, requireInterval, type IntervalInput} from './fixedSampleCI.ts';
import {finish} from './result.ts';
import {
  boundaryMultiplier,
  boundaryRho,
  sequentialSignificance,
} from './special/sequentialBoundary.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireAll} from './validate.ts';

/** N_tune of the product: the sample size at which the sequential interval is narrowest. */
export const DEFAULT_TUNING = 10_000;

interface SequentialCIInput extends IntervalInput {
  /** Subjects in control plus treatment, 1 or more. */
  n: number;
  /** N_tune, above 0; the product uses 10,000. */
  tuning: number;
}

function requireSequential(input: SequentialCIInput): void {
  requireInterval(input);
  requireAll(input, {n: 'countFrom1', tuning: 'positive'});
}

/**
 * Interval valid at every look, B standard errors to each side (`multiplier`), its width over that of
 * the fixed-sample interval, its always-valid p-value and the z-score shown for it. With a
 * standard error of 0, p-value and z-score are null. Throws `StatisticsInputError` for n < 1,
 * tuning <= 0, a negative standard error or confidence outside (0,1).
 *
 * Source: product documentation, Statistical nitty-gritty, eq. 18; Howard et al., Annals of
 * Statistics 49(2), 2021, eq. 14. p-value and z-score: inferred from published results.
 */
export function sequentialCI(input: SequentialCIInput) {
  requireSequential(input);
  const {lift, standardError, n, confidence, tuning} = input;
  const alpha = 1 - confidence;
  const logInverseAlpha = -Math.log(alpha);
  const multiplier = boundaryMultiplier(n, logInverseAlpha, tuning);
  const significance =
    standardError === 0 ? null : sequentialSignificance(lift / standardError, n, tuning);
  return finish(
    {
      rho: boundaryRho(logInverseAlpha, tuning),
      multiplier,
      lower: lift - multiplier * standardError,
      upper: lift + multiplier * standardError,
      widthRatio: multiplier / twoSidedCriticalValue(alpha),
      pValue: significance && significance.pValue,
      zScore: significance && significance.zScore,
    },
    NO_SPREAD,
  );
}

/**
 * How many standard errors the interval of each method reaches to both sides, with `n` subjects in
 * control and treatment together.
 */
export function multipliersAt(n: number, confidence: number) {
  const alpha = 1 - confidence;
  const sequential = (level: number) => boundaryMultiplier(n, -Math.log(level), DEFAULT_TUNING);
  return {
    fixed: twoSidedCriticalValue(alpha),
    sequential: sequential(alpha),
    hybridRunning: sequential(alpha / 2),
    hybridEnded: twoSidedCriticalValue(alpha / 2),
  };
}

interface HybridCIInput extends SequentialCIInput {
  /** True after the planned end date of the experiment. */
  ended: boolean;
}

/**
 * Sequential hybrid: α/2 to the sequential interval until the planned end date, α/2 to the
 * fixed-sample interval after it; the effective confidence of each is 1 − α/2. Throws `StatisticsInputError` as `sequentialCI` does.
 *
 * Source: product documentation, Analysis methods ("two one-sided tests"), formulas inferred
 * from its text; ρ at α/2 is a convention of this site.
 */
export function hybridCI(input: HybridCIInput) {
  requireSequential(input);
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
