import {RELIABLE_STANDARD_ERRORS} from './relativeLift.ts';
import {finish} from './result.ts';

/** Keeps rounding in the last digits from hiding that a whole number has been reached. */
const ROUNDING = 1 + 1e-12;

/**
 * Fewest subjects of control for a lift to be shown, when its mean and the variance of one subject
 * turn out as planned: the first whole number above 100 σ²/μ², where the mean is 10 standard errors
 * from 0. Throws `StatisticsInputError` when the mean is 0 or so small that no number says it.
 *
 * Source: product documentation, Lifts and confidence intervals, the rule of `relativeLift` solved
 * for the subjects.
 */
export function subjectsForLift({mean, variance}: {mean: number; variance: number}): number {
  const enough = (RELIABLE_STANDARD_ERRORS ** 2 * variance) / mean ** 2;
  return finish({subjects: Math.floor(enough * ROUNDING) + 1}).subjects;
}
