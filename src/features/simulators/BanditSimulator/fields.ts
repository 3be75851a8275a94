import {StatisticsInputError} from '../../statistics/validate.ts';
import {numberField, percentField, type Fields, type Values} from '../../calculators/kit/fields.ts';
import {formatCount} from '../../calculators/kit/format.ts';
import {seed} from '../kit/model/fields.ts';
import {readWorld} from './world.ts';

const EXAMPLE = `country, device, share, nike, adidas, puma
GB, mobile, 35, 12, 6, 8
GB, desktop, 15, 10, 5, 11
US, mobile, 30, 5, 11, 7
US, desktop, 20, 4, 9, 10`;

/** The form: the truth, how the bandit learns, and whose decision is shown. */
export const fields = {
  world: {
    label: 'Contexts and true reward rates',
    hint: 'Names first: attributes, share, actions. Then a line per context, its share of the subjects and its rates in percent',
    initial: EXAMPLE,
    rows: 6,
  },
  days: numberField('Days, a new model each', '30', {whole: true, min: 2, max: 90}),
  subjects: numberField('Subjects per day', '400', {whole: true, min: 10, max: 2_000}),
  gamma: numberField('Gamma (γ)', '300', {min: 0, max: 1e6}),
  floor: percentField('Floor', '10', {min: 0, max: 100}),
  delay: numberField('Reward arrives after, in days', '0', {whole: true, min: 0, max: 90}),
  lookback: numberField('Lookback window, in days', '30', {whole: true, min: 1, max: 90}),
  followed: numberField('Decision to show, by subject', '627', {whole: true, min: 1, max: 180_000}),
  seed,
} satisfies Fields;

/** Refuses what cannot be simulated. */
export function check({world, days, subjects, followed}: Values<typeof fields>): void {
  readWorld(world);
  if (followed <= days * subjects) return;
  const message = `There are only ${formatCount(days * subjects)} subjects in ${days} days.`;
  throw new StatisticsInputError('followed', message);
}
