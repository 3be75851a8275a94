import {twoSidedCriticalValue} from '../../statistics/special/standardNormal.ts';
import {
  DASH,
  formatCount,
  formatEffect,
  formatNumber,
  formatPercent,
  formatProbability,
} from '../kit/format.ts';
import {DASH_NOTE, liftShownStep, scatterNotes, TOO_CLOSE} from '../kit/lifts.ts';
import {convention, documented, inferred, type ComputationStep} from '../kit/types.ts';
import {METHOD_NAMES, METHODS} from '../../statistics/planning.ts';
import {compute, fields, figures, program, type Result} from './compute.ts';
import type {Definition} from '../kit/definition.ts';

function powerSteps(
  {mean, variance, effect, alpha}: Result['values'],
  end: Result['rows'][number],
): ComputationStep[] {
  if (!end.detects) return [];
  const error = Math.sqrt((2 * variance) / end.nPerVariation);
  const z = formatNumber(twoSidedCriticalValue(alpha));
  return [
    documented(
      'Standard error of the difference',
      'se = √(2σ²/N)',
      `se = √(2 × ${formatNumber(variance)} / ${formatCount(end.nPerVariation)}) = ` +
        formatNumber(error, 6),
    ),
    inferred(
      'Power',
      'Φ(|effect × μ| / se − z(α/2))',
      `Φ(|${formatNumber(effect)} × ${formatNumber(mean)}| / ${formatNumber(error, 6)} − ${z}) ` +
        `= ${formatNumber(end.detects.power)}`,
    ),
  ];
}

const week = (weeks: number): string => formatNumber(weeks, 1);

/** The power now and at the planned end, or why there is none yet. */
function summarizePower({values, rows, shownFrom}: Result): string {
  const [now, end] = [rows[0], rows.at(-1)];
  if (!now || !end) return '';
  const effect = `A true effect of ${formatPercent(values.effect)}`;
  const subjects = `with ${formatCount(now.nPerVariation)} subjects per variation`;
  const after = `after ${week(end.weeks)} weeks`;
  const power = formatProbability(end.detects?.power ?? 0);
  if (now.detects) {
    const later = rows.length === 1 ? '' : `, and ${power} ${after}`;
    return (
      `${effect} has a power of ${formatProbability(now.detects.power)} ${subjects}${later}, by ` +
      'Fixed Sample.'
    );
  }
  const never = rows.length === 1 || end.detects ? '' : `, nor ${after}`;
  const later = end.detects ? ` Its power is ${power} ${after}, by Fixed Sample.` : '';
  return (
    `${effect} cannot be found ${subjects}${never}: no lift is shown with fewer than ` +
    `${formatCount(shownFrom)}, because ${TOO_CLOSE}.${later}`
  );
}

/** Power of an experiment that runs, and its progress. */
export const power: Definition<typeof fields, Result> = {
  prefix: 'power',
  title: 'Power of an experiment that runs',
  fallback: 'n',
  fields,
  compute,
  summarize(result) {
    const {values, progress} = result;
    const share = progress.progress ?? 0;
    const done =
      share >= 1
        ? `The precision of ±${formatPercent(progress.currentPrecision)} is as good as the target.`
        : `The precision is ±${formatPercent(progress.currentPrecision)}, which is ` +
          `${formatPercent(share, 1)} of the way to ±${formatPercent(values.precision)}.`;
    return `${summarizePower(result)} ${done}`;
  },
  judge({progress}) {
    return (progress.progress ?? 0) >= 1
      ? {tone: 'good', word: 'As precise as planned'}
      : {tone: 'unclear', word: 'Not as precise as planned yet'};
  },
  tables({values, rows}) {
    return [
      {
        caption: `Power for ${formatPercent(values.effect)}, and the effect found with ${formatPercent(values.power)} power`,
        head: [
          'Weeks',
          'Subjects per variation',
          'Power',
          ...METHODS.map((key) => METHOD_NAMES[key]),
        ],
        rows: rows.map(({weeks, nPerVariation, detects}) => [
          week(weeks),
          formatCount(nPerVariation),
          detects ? formatProbability(detects.power) : DASH,
          ...METHODS.map((key) => formatEffect(detects?.mde[key] ?? null)),
        ]),
      },
    ];
  },
  notes({rows, shownFrom}) {
    const shown = rows.filter(({detects}) => detects);
    return [
      ...(shown.length < rows.length ? [DASH_NOTE] : []),
      ...scatterNotes(shown[0]?.nPerVariation ?? Infinity, shownFrom),
      'Assumes that subjects keep coming at the same rate. Power is that of one look by Fixed ' +
        'Sample at that time; for the other methods compare the effects.',
      'Uses the planning formula. It leaves out that the interval of a lift widens with the lift, ' +
        'so the real chance of finding a large effect is mostly some points lower.',
    ];
  },
  toSteps({values, rows, shownFrom, progress}) {
    const end = rows.at(-1);
    if (!end) return [];
    const {n, weeksNow, precision} = values;
    return [
      convention(
        `Subjects per variation after ${formatNumber(end.weeks, 1)} weeks`,
        'N = n × weeks / weeks so far',
        `N = ${formatCount(n)} × ${formatNumber(end.weeks, 1)} / ${formatNumber(weeksNow, 1)} = ` +
          formatCount(end.nPerVariation),
      ),
      ...(rows.some(({detects}) => !detects) ? [liftShownStep(values, shownFrom)] : []),
      ...powerSteps(values, end),
      documented(
        'Progress now',
        '(target precision / current precision)²',
        `(${formatPercent(precision)} / ${formatPercent(progress.currentPrecision)})² = ` +
          formatNumber(progress.progress),
      ),
    ];
  },
  figures,
  program,
};
