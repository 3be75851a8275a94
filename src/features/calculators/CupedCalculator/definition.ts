import type {Definition} from '../kit/definition.ts';
import {adjustArms, type Cuped, type Adjustment} from './computeArms.ts';
import {computeGain, type Gain} from './computeGain.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';
import {
  formatBounds,
  formatCount,
  formatEffect,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatSignedEffect,
} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';

const number = (value: number): string => formatNumber(value).replace('-', '−');

function summarizeGain({rSquared, widthRatio, multiplier, values, rows}: Gain): string {
  const enough = rows[0]?.enough ?? values.n;
  return (
    `History explains ${formatPercent(rSquared)} of the variance, so intervals shrink to ` +
    `${formatPercent(widthRatio, 1)} of their width, as if you had ` +
    `${formatNumber(multiplier, 2)} times the subjects. With Fixed Sample, ` +
    `${formatCount(enough)} subjects per variation instead of ${formatCount(values.n)} give the ` +
    `same width: ${formatCount(values.n - enough)} saved in each.`
  );
}

function summarizeArms({intervals, imbalance}: Adjustment): string {
  const [raw, adjusted] = intervals;
  const flips = Math.sign(raw.center) * Math.sign(adjusted.center) < 0;
  const who = imbalance.distance > 0 ? 'treatment' : 'control';
  const cause = ` The sign flips because ${who} had the larger values before the experiment began.`;
  return (
    `The lift is ${formatSignedEffect(raw.center)} without the adjustment and ` +
    `${formatSignedEffect(adjusted.center)} with it.${flips ? cause : ''} The standard error ` +
    `goes from ${formatEffect(raw.standardError)} to ${formatEffect(adjusted.standardError)}.`
  );
}

/** The answer in two or three sentences. */
function summarize(result: Cuped): string {
  return result.kind === 'gain' ? summarizeGain(result) : summarizeArms(result);
}

function gainTables({rows, values}: Gain): Table[] {
  return [
    {
      caption: `Half-width of the interval with ${formatCount(values.n)} subjects per variation`,
      head: ['Method', 'Without CUPED', 'With CUPED', 'Subjects for the old width', 'Saved'],
      rows: rows.map(({label, without, adjusted, enough}) => [
        label,
        formatEffect(without),
        formatEffect(adjusted),
        formatCount(enough),
        formatPercent(1 - enough / values.n, 1),
      ]),
    },
  ];
}

function armsTables(result: Adjustment): Table[] {
  const {control, treatment, controlMean, treatmentMean, intervals, values, theta} = result;
  return [
    {
      caption: `The lift, with fixed-sample intervals at ${formatPercent(values.confidence)}`,
      head: ['Estimate', 'Lift', 'Standard error', 'Interval'],
      rows: intervals.map((each) => [
        each.label,
        formatSignedEffect(each.center),
        formatEffect(each.standardError),
        formatBounds(each),
      ]),
    },
    {
      caption: 'Means',
      head: ['Mean', 'Control', 'Treatment'],
      rows: [
        ['Before the experiment', number(control.meanX), number(treatment.meanX)],
        ['During, unadjusted', number(control.meanY), number(treatment.meanY)],
        [
          `During, adjusted with slope ${number(theta)}`,
          number(controlMean),
          number(treatmentMean),
        ],
      ],
    },
  ];
}

/** Widths and subjects, or the lift with and without the adjustment. */
function tables(result: Cuped): Table[] {
  return result.kind === 'gain' ? gainTables(result) : armsTables(result);
}

/** What to know beside the tables. */
function notes(result: Cuped): string[] {
  if (result.kind === 'gain') {
    return ['A Bayesian interval shrinks less, because its prior stays the same.'];
  }
  const {distance, pValue} = result.imbalance;
  const chance =
    `The means before the experiment differ by ${number(distance)} ` +
    `(${formatEvidence(pValue)}).`;
  return [
    pValue < 0.01
      ? `${chance} Chance seldom does that: check the start date and the split before you use ` +
        'either estimate.'
      : `${chance} Chance alone can do that, and the adjustment takes it out.`,
  ];
}

/** What history saves, or what it does to the lift of two variations. */
export const cupedCalculator: Definition<typeof fields, Cuped> = {
  prefix: 'cuped',
  title: 'CUPED',
  fallback: 'mode',
  fields,
  summarize,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
  compute: (values) => (values.mode === 'arms' ? adjustArms(values) : computeGain(values)),
};
