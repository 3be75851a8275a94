import {StatisticsInputError} from '../../../statistics/errors.ts';
import {formatPercent} from '../../../calculators/kit/format.ts';

/** Throws `StatisticsInputError` for a lift that makes more than everybody or less than nobody convert. */
export function requireRate(rate: number, lift: number, field = 'lift'): void {
  const lifted = rate * (1 + lift);
  if (lifted >= 0 && lifted < 1) return;
  throw new StatisticsInputError(
    field,
    `With this lift, ${formatPercent(lifted)} of treatment would convert. ` +
      `Enter a ${lifted < 0 ? 'larger' : 'smaller'} one.`,
  );
}
