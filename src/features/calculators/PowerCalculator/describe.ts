import {
  formatCount,
  formatEffect,
  formatNumber,
  formatPercent,
  formatProbability,
} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';
import {METHODS, type Result} from './compute.ts';

const METHOD_KEYS = Object.keys(METHODS) as (keyof typeof METHODS)[];

const week = (weeks: number): string => formatNumber(weeks, 1);

/** The answer in three sentences. */
export function summarize({values, rows, progress}: Result): string {
  const [now, end] = [rows[0], rows.at(-1)];
  if (!now || !end) return '';
  const later =
    rows.length === 1 ? '' : `, and ${formatProbability(end.power)} after ${week(end.weeks)} weeks`;
  const share = progress.progress ?? 0;
  const done =
    share >= 1
      ? `The precision of ±${formatPercent(progress.currentPrecision)} is as good as the target.`
      : `The precision is ±${formatPercent(progress.currentPrecision)}, which is ` +
        `${formatPercent(share, 1)} of the way to ±${formatPercent(values.precision)}.`;
  return (
    `A true effect of ${formatPercent(values.effect)} has a power of ` +
    `${formatProbability(now.power)} with ${formatCount(now.nPerVariation)} subjects per ` +
    `variation${later}, by Fixed Sample. ${done}`
  );
}

/** From now to the planned end. */
export function tables({values, rows}: Result): Table[] {
  return [
    {
      caption: `Power for ${formatPercent(values.effect)}, and the effect found with ${formatPercent(values.power)} power`,
      head: ['Weeks', 'Subjects per variation', 'Power', ...METHOD_KEYS.map((key) => METHODS[key])],
      rows: rows.map(({weeks, nPerVariation, power, mde}) => [
        week(weeks),
        formatCount(nPerVariation),
        formatProbability(power),
        ...METHOD_KEYS.map((key) => formatEffect(mde[key])),
      ]),
    },
  ];
}

/** What the figures assume. */
export function notes(): string[] {
  return [
    'Assumes that subjects keep coming at the same rate. Power is that of one look by Fixed ' +
      'Sample at that time; for the other methods compare the effects.',
    'Uses the planning formula. It leaves out that the interval of a lift widens with the lift, ' +
      'so the real chance of finding a large effect is mostly some points lower.',
  ];
}
