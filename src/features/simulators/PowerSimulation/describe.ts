import {
  DASH,
  formatCount,
  formatNumber,
  formatPercent,
  formatSignedEffect,
} from '../../calculators/kit/format.ts';
import type {Table} from '../../calculators/kit/types.ts';
import {formatShare, formatShareInterval} from '../kit/formatShare.ts';
import type {Power} from './model.ts';

/** How many times the true lift an average is. */
function exaggeration(average: number | null, trueLift: number): number | null {
  return average === null || trueLift === 0 ? null : average / trueLift;
}

/** The answer in a sentence or two. */
export function summarize(power: Power): string {
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

/** What the experiments found. */
export function tables({
  found,
  wrongSign,
  planned,
  average,
  averageSignificant,
  trueLift,
}: Power): Table[] {
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
  ];
}
