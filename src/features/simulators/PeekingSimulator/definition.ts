import type {SimulatorDefinition} from '../kit/definition.ts';
import {begin, type Peeking, fields} from './model.ts';
import {formatCount, formatPercent} from '../../calculators/kit/format.ts';
import type {Table} from '../../calculators/kit/types.ts';
import {isRowDay} from '../kit/isRowDay.ts';
import {METHOD_KEYS, METHODS} from '../kit/model/methods.ts';
import {formatShare, formatShareInterval} from '../kit/formatShare.ts';

/** The answer in a sentence or two. */
function summarize({alarms, tests, confidence, hidden}: Peeking): string {
  if (hidden === 1) {
    return (
      'No lift can be shown on any day: the conversion rate of control stays less than ' +
      '10 standard errors from 0. Let more subjects arrive.'
    );
  }
  const {fixed, sequential} = alarms;
  return (
    `Nothing differs in these ${formatCount(tests)} tests. Whoever stops at the first significant ` +
    `look finds a difference in ${formatShare(fixed.ever)} of them with Fixed Sample, and in ` +
    `${formatShare(sequential.ever)} with Sequential. One look at the end would have found it in ` +
    `${formatShare(fixed.atEnd)} with Fixed Sample; ${formatPercent(1 - confidence)} are promised.`
  );
}

/** False alarms by method. */
function tables({alarms}: Peeking): Table[] {
  const days = alarms.fixed.everByDay.map((_, index) => index + 1);
  return [
    {
      caption: 'Tests with a false alarm',
      head: ['Method', 'At any look', '95% Monte Carlo interval', 'At the last look alone'],
      rows: METHOD_KEYS.map((method) => [
        METHODS[method],
        formatShare(alarms[method].ever),
        formatShareInterval(alarms[method].ever),
        formatShare(alarms[method].atEnd),
      ]),
    },
    {
      caption: 'Tests with a false alarm so far',
      head: ['Day', ...METHOD_KEYS.map((method) => METHODS[method])],
      rows: days
        .filter((day) => isRowDay(day, days.length))
        .map((day) => [
          String(day),
          ...METHOD_KEYS.map((method) => formatPercent(alarms[method].everByDay[day - 1] ?? 0, 1)),
        ]),
    },
  ];
}

/** Share of the looks that may have shown no lift without a change of the answer. */
const HARDLY_ANY = 0.01;

/** Why there may be fewer false alarms than so many looks would raise. */
function notes({hidden}: Peeking): string[] {
  if (hidden < HARDLY_ANY || hidden === 1) return [];
  return [
    `At ${formatPercent(hidden, 1)} of the looks no lift was shown, as control was less than 10 standard ` +
      'errors from 0. Peeking raises fewer false alarms here because there were fewer looks, not ' +
      'because looks are safer.',
  ];
}

/** A/A tests that are looked at every day. */
export const peeking: SimulatorDefinition<typeof fields, Peeking> = {
  prefix: 'peeking',
  title: 'A/A tests with a daily look',
  fallback: 'days',
  runs: 'A/A tests',
  again: 'Other A/A tests',
  fields,
  begin,
  summarize,
  tables,
  notes,
};
