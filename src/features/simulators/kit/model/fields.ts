import {numberField, percentField} from '../../../calculators/kit/fields.ts';

/** The field that makes a simulation repeatable. */
export const seed = numberField('Seed', '1', {
  hint: 'The same seed and fields give the same result.',
  whole: true,
  min: 1,
  max: 2 ** 31 - 1,
});

/** How often an experiment is repeated. */
export const runs = numberField('Runs', '2000', {whole: true, min: 100, max: 100_000});

/** How many subjects convert. */
export const rate = percentField('Conversion rate of control', '20', {min: 0.01, max: 99});

export const confidence = percentField('Confidence level', '95', {min: 50, max: 99.99});
