import type {SimulatorDefinition} from '../kit/definition.ts';
import {fields} from './fields.ts';
import {begin, type Mismatch, TEST_KEYS, TESTS} from './model.ts';
import {formatCount, formatPercent} from '../../calculators/kit/format.ts';
import type {Table} from '../../calculators/kit/types.ts';
import {formatShare, formatShareInterval} from '../kit/formatShare.ts';
import {isRowDay} from '../kit/isRowDay.ts';

/** The answer in a sentence or two. */
function summarize({lost, days, experiments, findings}: Mismatch): string {
  const {sequential, daily, final} = findings;
  const span = days === 1 ? 'on the only day' : `within ${days} days`;
  const outcome =
    lost === 0
      ? 'Nothing is lost, so every alert is a false one'
      : `Treatment loses ${formatPercent(lost)} of its subjects`;
  return (
    `${outcome}. Of ${formatCount(experiments)} experiments, ${span}, the sequential test has an ` +
    `alert in ${formatShare(sequential.ever)}, a daily chi-square test in ` +
    `${formatShare(daily.ever)}, and a chi-square test on the last day only in ` +
    `${formatShare(final.ever)}.`
  );
}

/** When each test gives its alert. */
function tables({findings, days}: Mismatch): Table[] {
  const rowDays = findings.daily.byDay
    .map((_, index) => index + 1)
    .filter((day) => isRowDay(day, days));
  return [
    {
      caption: 'Experiments with an alert',
      head: ['Test', `By day ${days}`, '95% Monte Carlo interval', 'Half of all by'],
      rows: TEST_KEYS.map((test) => {
        const {ever, medianDay} = findings[test];
        return [
          TESTS[test],
          formatShare(ever),
          formatShareInterval(ever),
          medianDay === undefined ? 'not reached' : `day ${medianDay}`,
        ];
      }),
    },
    {
      caption: 'Experiments with an alert so far',
      head: ['Day', ...TEST_KEYS.map((test) => TESTS[test])],
      rows: rowDays.map((day) => [
        String(day),
        ...TEST_KEYS.map((test) => formatPercent(findings[test].byDay[day - 1] ?? 0, 1)),
      ]),
    },
  ];
}

/** A bug that loses subjects of one variation. */
export const srm: SimulatorDefinition<typeof fields, Mismatch> = {
  prefix: 'loss',
  title: 'A bug that loses subjects of one variation',
  fallback: 'lost',
  runs: 'experiments',
  again: 'Other experiments',
  fields,
  begin,
  summarize,
  tables,
};
