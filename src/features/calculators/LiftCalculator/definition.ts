import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {judgeInterval} from '../kit/judgeInterval.ts';
import type {Definition} from '../kit/definition.ts';
import {compute, type Result, ARMS, doubtOf} from './compute.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';
import {calculatorLink} from '../kit/calculatorLink.ts';
import {
  formatCount,
  formatEffect,
  formatNumber,
  formatPercent,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import {thinTreatmentNotes} from '../kit/thinTreatment.ts';
import type {Table} from '../kit/types.ts';

const METRIC = {mean: 'Mean', ratio: 'Ratio', percentile: 'Percentile'};

const bounds = ({lower, upper}: {lower: number; upper: number}): string =>
  `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;

/** The answer in a sentence or two. */
function summarize({shown, reason, relative, observation}: Result): string {
  if (!shown) {
    const difference = formatNumber(relative.absoluteDifference).replace('-', '−');
    return `${reason} The absolute difference is ${difference}.`;
  }
  const {lift, standardError, fixed} = shown;
  return (
    `Lift ${formatSignedEffect(lift)}, standard error ${formatEffect(standardError)}. ` +
    `Its ${formatPercent(observation.confidence)} interval is ${bounds(fixed)} by Fixed Sample.`
  );
}

/** The variations, and the intervals when a lift may be shown. */
function tables({arms, shown, observation}: Result): Table[] {
  const variations: Table = {
    caption: 'Variations',
    head: ['Variation', 'Subjects', METRIC[observation.data], 'Standard error'],
    rows: ARMS.map((arm) => {
      const {n, mean, variance} = arms[arm];
      const standardError = doubtOf(arms[arm]) ? null : Math.sqrt(variance / n);
      return [arm, formatCount(n), formatNumber(mean), formatNumber(standardError, 5)];
    }),
  };
  if (!shown) return [variations];
  const {fixed, sequential} = shown;
  return [
    variations,
    {
      caption: 'Interval of the lift',
      head: ['Method', 'Interval', 'p-value'],
      rows: [
        ['Fixed Sample', bounds(fixed), formatPValue(fixed.pValue)],
        ['Sequential', bounds(sequential), formatPValue(sequential.pValue)],
      ],
    },
  ];
}

/** When the interval says more than the data; a percentile's error does not shrink with it. */
function notes({arms, shown, observation}: Result): string[] {
  if (!shown || observation.data === 'percentile') return [];
  return thinTreatmentNotes(arms.Control, arms.Treatment);
}

/** The other methods have a calculator of their own. */
function links({shown}: Result): {label: string; to: string}[] {
  if (!shown) return [];
  const {lift, standardError, subjects} = shown;
  const fields = {data: 'lift', lift: lift * 100, se: standardError * 100, n: subjects};
  return [{label: 'Intervals by all methods', to: calculatorLink('ci', fields)}];
}

/** What the fixed-sample interval says about 0. */
function judge({shown}: Result): Verdict {
  return shown ? judgeInterval(shown.fixed) : {tone: 'unclear', word: 'No lift can be shown'};
}

/** Lift of a mean, a ratio or a percentile, with its standard error. */
export const lift: Definition<typeof fields, Result> = {
  prefix: 'lift',
  title: 'Lift and its standard error',
  fallback: 'data',
  fields,
  compute,
  summarize,
  judge,
  tables,
  notes,
  links,
  toSteps,
  loadCode: () => import('./code.ts'),
};
