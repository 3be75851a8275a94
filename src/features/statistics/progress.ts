import {requireAll, StatisticsInputError} from './validate.ts';
import {finish} from './result.ts';

interface ProgressInput {
  /** Half-width wanted, a fraction above 0. */
  targetPrecision: number;
  /** Lower bound of the current interval. */
  lower: number;
  /** Upper bound of the current interval. */
  upper: number;
}

/**
 * Current precision, half of the interval, and the progress (target / current)² towards another,
 * not capped at 1; null when the interval has no width. Throws
 * `StatisticsInputError` for a target <= 0 or a lower bound above the upper one.
 *
 * Source: product documentation, Progress bar.
 */
export function progress(input: ProgressInput) {
  requireAll(input, {targetPrecision: 'positive', lower: 'number', upper: 'number'});
  const {targetPrecision, lower, upper} = input;
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
