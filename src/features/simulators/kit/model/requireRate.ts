import {StatisticsInputError} from '../../../statistics/errors.ts';
import {formatPercent} from '../../../calculators/kit/format.ts';

/** Throws `StatisticsInputError` for a lift that makes more than everybody convert. */
export function requireRate(rate: number, lift: number, field = 'lift'): void {
  const lifted = rate * (1 + lift);
  if (lifted < 1) return;
  throw new StatisticsInputError(
    field,
    `With this lift, ${formatPercent(lifted)} of treatment would convert. Enter a smaller one.`,
  );
}
