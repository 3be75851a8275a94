import {StatisticsInputError, requireNumber, requirePositive} from './validate.ts';
import {finish, type WithReasons} from './result.ts';

interface ProgressInput {
  /** Half-width wanted, a fraction above 0. */
  targetPrecision: number;
  /** Lower bound of the current interval. */
  lower: number;
  /** Upper bound of the current interval. */
  upper: number;
}

interface ProgressResult extends WithReasons {
  /** Half-width of the current interval. */
  currentPrecision: number;
  /** (target / current)², not capped at 1. */
  progress: number | null;
}

/**
 * Progress towards a precision target. Null when the interval has no width. Throws
 * `StatisticsInputError` for a target <= 0 or a lower bound above the upper one.
 *
 * Source: product documentation, Progress bar.
 */
export function progress({targetPrecision, lower, upper}: ProgressInput): ProgressResult {
  requirePositive(targetPrecision, 'targetPrecision');
  requireNumber(lower, 'lower');
  requireNumber(upper, 'upper');
  if (lower > upper) {
    throw new StatisticsInputError('lower', `lower (${lower}) must not be above upper (${upper}).`);
  }
  const currentPrecision = (upper - lower) / 2;
  const exact = currentPrecision === 0;
  return finish(
    {currentPrecision, progress: exact ? null : (targetPrecision / currentPrecision) ** 2},
    'The interval has no width.',
  );
}
