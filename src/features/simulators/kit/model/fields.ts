import {StatisticsInputError} from '../../../statistics/validate.ts';
import {formatPercent} from '../../../calculators/kit/format.ts';
import {numberField, percentField} from '../../../calculators/kit/fields.ts';

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

/** The field that makes a simulation repeatable. */
export const seed = numberField('Seed', '1', {
  hint: 'The same seed and fields give the same result.',
  whole: true,
  min: 1,
  max: 2 ** 31 - 1,
});

/** How often an experiment is repeated. */
export const runs = numberField('Runs', '2000', {whole: true, min: 100, max: 100_000});

/** How long an experiment runs. */
export const days = numberField('Days', '28', {whole: true, min: 1, max: 90});

/** How many subjects arrive. */
export const perDay = numberField('Subjects per day and variation', '500', {
  whole: true,
  min: 10,
  max: 1_000_000,
});

/** How many of them convert. */
export const rate = percentField('Conversion rate of control', '20', {min: 0.01, max: 99});

/** The true lift: small enough for a conversion rate to stay one, see `requireRate`. */
export const lift = percentField('True lift', '5', {min: -99, max: 1_000});

export const confidence = percentField('Confidence level', '95', {min: 50, max: 99.99});
