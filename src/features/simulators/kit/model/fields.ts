import {StatisticsInputError} from '../../../statistics/validate.ts';
import {formatPercent} from '../../../calculators/kit/format.ts';
import type {FieldSpec} from '../../../calculators/kit/fields.ts';

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
export const seed = {
  label: 'Seed',
  initial: '1',
  hint: 'The same seed and fields give the same result.',
  whole: true,
  min: 1,
  max: 2 ** 31 - 1,
};

/** How often an experiment is repeated. */
export const runs = {label: 'Runs', initial: '2000', whole: true, min: 100, max: 100_000};

/** How long an experiment runs. */
export const days = {label: 'Days', initial: '28', whole: true, min: 1, max: 90};

/** How many subjects arrive. */
export const perDay = {
  label: 'Subjects per day and variation',
  initial: '500',
  whole: true,
  min: 10,
  max: 1_000_000,
};

/** How many of them convert. */
export const rate = {
  label: 'Conversion rate of control',
  initial: '20',
  unit: '%',
  min: 0.01,
  max: 99,
} satisfies FieldSpec;

/** The true lift: small enough for a conversion rate to stay one, see `requireRate`. */
export const lift = {
  label: 'True lift',
  initial: '5',
  unit: '%',
  min: -99,
  max: 1_000,
} satisfies FieldSpec;

export const confidence = {
  label: 'Confidence level',
  initial: '95',
  unit: '%',
  min: 50,
  max: 99.99,
} satisfies FieldSpec;
