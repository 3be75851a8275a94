import {RELIABLE_STANDARD_ERRORS} from './relativeLift.ts';
import {finish} from './result.ts';
import {requireNonNegative, requireNumber} from './validate.ts';

/** Share by which rounding in the last digits may hide that a whole number has been reached. */
export const ROUNDING = 1e-12;

interface SubjectsForLiftInput {
  mean: number;
  /** Of one subject's value. */
  variance: number;
}

/**
 * Fewest subjects of control for a lift to be shown, when its mean and the variance of one subject
 * turn out as planned: the first whole number above 100 σ²/μ², where the mean is 10 standard errors
 * from 0. Throws `StatisticsInputError` for a negative variance, and when the mean is 0 or so small
 * that no number says it.
 *
 * Source: product documentation, Lifts and confidence intervals, the rule of `relativeLift` solved
 * for the subjects.
 */
export function subjectsForLift({mean, variance}: SubjectsForLiftInput): {subjects: number} {
  requireNumber(mean, 'mean');
  requireNonNegative(variance, 'variance');
  const enough = (RELIABLE_STANDARD_ERRORS ** 2 * variance) / mean ** 2;
  return finish({subjects: Math.floor(enough * (1 + ROUNDING)) + 1});
}
