import {StatisticsInputError} from '../../statistics/errors.ts';
import type {SimulatorDefinition} from '../kit/definition.ts';
import {requireRate} from '../kit/model/requireRate.ts';
import {begin, type Power, fields} from './model.ts';
import {groups, sum} from 'd3-array';
import {
  DASH,
  formatCount,
  formatNumber,
  formatPercent,
  formatSignedEffect,
} from '../../calculators/kit/format.ts';
import type {Table} from '../../calculators/kit/types.ts';
import {formatShare, formatShareInterval} from '../kit/formatShare.ts';

/** How many times the true lift an average is. */
function exaggeration(average: number | null, trueLift: number): number | null {
  return average === null || trueLift === 0 ? null : average / trueLift;
}

/** The answer in a sentence or two. */
function summarize(power: Power): string {
  const {experiments, trueLift, found, planned, averageSignificant, withoutLift} = power;
  if (withoutLift === experiments) {
    return 'No lift can be shown: the conversion rate of control stays less than 10 standard errors from 0.';
  }
  const times = exaggeration(averageSignificant, trueLift);
  const significant =
    averageSignificant === null
      ? 'None is significant.'
      : `The significant ones show ${formatSignedEffect(averageSignificant)} on average` +
        (times === null ? '.' : `, ${formatNumber(times, 2)} times the true lift.`);
  return (
    `${formatShare(found)} of ${formatCount(experiments)} experiments find the true lift of ` +
    `${formatSignedEffect(trueLift)}; the planning formula says ${formatPercent(planned, 1)}. ` +
    significant
  );
}

/** Bars of the chart that are one row of its table. */
const BARS_PER_ROW = 4;

/** The experiments by what they estimated. */
function spans(bins: Power['bins']): string[][] {
  const rows = groups(bins, (bin) => Math.floor(bins.indexOf(bin) / BARS_PER_ROW));
  return rows.map(([index, row]) => {
    const significant = sum(row, (bin) => bin.significant);
    const [from, to] = [row[0]?.from ?? 0, row.at(-1)?.to ?? 0].map(formatSignedEffect);
    const outer = {0: `below ${to}`, [rows.length - 1]: `${from} and above`};
    return [
      outer[index] ?? `${from} to ${to}`,
      formatCount(significant + sum(row, (bin) => bin.other)),
      formatCount(significant),
    ];
  });
}

/** What the experiments found. */
function tables(power: Power): Table[] {
  const {found, wrongSign, planned, average, averageSignificant, trueLift, bins} = power;
  const effect = (value: number | null): string => formatSignedEffect(value);
  return [
    {
      caption: 'Experiments',
      head: ['Outcome', 'Share', '95% Monte Carlo interval', 'Planning formula'],
      rows: [
        [
          'Significant, right direction',
          formatShare(found),
          formatShareInterval(found),
          formatPercent(planned, 1),
        ],
        [
          'Significant, wrong direction',
          formatShare(wrongSign),
          formatShareInterval(wrongSign),
          DASH,
        ],
      ],
    },
    {
      caption: 'Estimated lifts',
      head: ['Experiments', 'Average lift', 'Times the true lift'],
      rows: [
        ['All', effect(average), formatNumber(exaggeration(average, trueLift), 2)],
        [
          'Significant ones',
          effect(averageSignificant),
          formatNumber(exaggeration(averageSignificant, trueLift), 2),
        ],
      ],
    },
    {
      caption: 'Experiments by estimated lift',
      head: ['Estimated lift', 'Experiments', 'Significant'],
      rows: spans(bins),
    },
  ];
}

/** What the planning formula leaves out. */
function notes({withoutLift, experiments}: Power): string[] {
  if (withoutLift === 0 || withoutLift === experiments) return [];
  return [
    `In ${formatPercent(withoutLift / experiments, 1)} of the experiments no lift was shown, as control was ` +
      'less than 10 standard errors from 0; they count as not found.',
  ];
}

/** Repeated experiments with a true lift. */
export const power: SimulatorDefinition<typeof fields, Power> = {
  prefix: 'repeat',
  title: 'The same experiment, repeated',
  fallback: 'lift',
  runs: 'experiments',
  again: 'Other experiments',
  check({rate, lift}) {
    requireRate(rate, lift);
    if (lift === 0) {
      const message = 'Enter a lift other than 0: without one there is nothing to find.';
      throw new StatisticsInputError('lift', message);
    }
  },
  fields,
  begin,
  summarize,
  tables,
  notes,
};
