import {requireAll, StatisticsInputError} from './validate.ts';
import {boundaryMultiplier} from './special/sequentialBoundary.ts';
import {standardNormalQuantile, twoSidedCriticalValue} from './special/standardNormal.ts';

/** Interval methods a test can be planned with, as readers know them. */
export const METHOD_NAMES = {
  fixed: 'Fixed Sample',
  sequential: 'Sequential',
  hybrid: 'Sequential Hybrid',
} as const;

export type PlanningMethod = keyof typeof METHOD_NAMES;

/** Planning methods in the order they are shown. */
export const METHODS = Object.keys(METHOD_NAMES) as PlanningMethod[];

/** Something for each planning method. */
export function byMethod<Part>(of: (method: PlanningMethod) => Part): Record<PlanningMethod, Part> {
  return {fixed: of('fixed'), sequential: of('sequential'), hybrid: of('hybrid')};
}

/** What every planning formula needs; α is two-sided, all levels are fractions. */
export interface PlanningInput {
  /** Mean of the metric. */
  mean: number;
  /** Variance of one subject's value. */
  variance: number;
  alpha: number;
  /** 1 − β, in (0,1) and above α/2. */
  power: number;
}

/** Why a relative effect is null when the metric's mean is 0. */
export const ZERO_MEAN = 'The mean is 0, so an effect relative to it is undefined.';

/** Throws `StatisticsInputError` unless mean, variance, alpha and power are usable. */
export function requirePlanning(input: PlanningInput): void {
  const {alpha, power} = input;
  const moments = {mean: 'number', variance: 'nonNegative'} as const;
  requireAll(input, {...moments, alpha: 'openFraction', power: 'openFraction'});
  if (power <= alpha / 2) {
    throw new StatisticsInputError(
      'power',
      `power must be above alpha / 2 (${alpha / 2}), the chance without any effect, ` +
        `but it is ${power}.`,
    );
  }
}

/** z_{α/2} + z_β; 2.802 for α = 0.05 and 80% power. */
export function detectionFactor(alpha: number, power: number): number {
  return twoSidedCriticalValue(alpha) + standardNormalQuantile(power);
}

/**
 * Interval width of a method over the fixed-sample width, at `nPerVariation` subjects in each of
 * the two arms compared: 1 for fixed; B(2N, α)/z for sequential; z_{α/4}/z_{α/2} for hybrid at
 * its end date. Throws `StatisticsInputError` for an unknown method.
 *
 * Source: product documentation, Sample size calculator usage; applying the factor to the whole
 * effect is the literal reading of its text, a convention.
 */
export function methodScale(
  method: PlanningMethod,
  nPerVariation: number,
  alpha: number,
  tuning: number,
): number {
  switch (method) {
    case 'fixed':
      return 1;
    case 'sequential':
      return (
        boundaryMultiplier(2 * nPerVariation, -Math.log(alpha), tuning) /
        twoSidedCriticalValue(alpha)
      );
    case 'hybrid':
      return twoSidedCriticalValue(alpha / 2) / twoSidedCriticalValue(alpha);
    default:
      throw new StatisticsInputError(
        'method',
        `method must be fixed, sequential or hybrid, but it is ${String(method)}.`,
      );
  }
}
