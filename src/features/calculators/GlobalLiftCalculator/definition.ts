import type {Definition} from '../kit/definition.ts';
import {computeImpact, type Impact, fields} from './compute.ts';
import {toSteps, formatTotal} from './steps.ts';
import {formatPercent, formatSignedEffect} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';

/** The answer in two sentences. */
function summarize({effect, coverage, lift, values}: Impact): string {
  const enrolled =
    lift === null ? '' : ` The lift among the enrolled subjects is ${formatSignedEffect(lift)}.`;
  const who = values.exposure < 1 ? 'all eligible subjects' : 'everybody in the experiment';
  return (
    `With the treatment for ${who}, the company-wide total changes by ` +
    `${formatSignedEffect(effect)}. The experiment covers ${formatPercent(coverage)} of that ` +
    `total.${enrolled}`
  );
}

/** The result, and the totals it compares. */
function tables(impact: Impact): Table[] {
  const {values, effect, coverage, lift, treatmentShare} = impact;
  const {notEligible, fullTreatmentTotal, fullControlTotal} = impact;
  const row = (name: string, ...totals: number[]) => [name, ...totals.map(formatTotal)];
  return [
    {
      caption: 'Effect of a full rollout',
      head: ['Quantity', 'Value'],
      rows: [
        ['Global lift', formatSignedEffect(effect)],
        ['Coverage', formatPercent(coverage)],
        ['Lift among enrolled subjects', formatSignedEffect(lift)],
        ['Share on treatment, observed', formatPercent(treatmentShare)],
      ],
    },
    {
      caption: 'Totals in three worlds',
      head: ['Subjects', 'Observed', 'All on treatment', 'All on control'],
      rows: [
        row('Not eligible', notEligible, notEligible, notEligible),
        row('Eligible', values.globalTotal - notEligible, fullTreatmentTotal, fullControlTotal),
        row(
          ...(['Company', values.globalTotal, notEligible + fullTreatmentTotal] as const),
          impact.globalControlTotal,
        ),
      ],
    },
  ];
}

/** What the numbers assume. */
function notes({notEligible, values}: Impact): string[] {
  return [
    ...(values.treatmentTotal === 0
      ? ['Nobody in treatment has a value yet, which may be a start by chance. Wait for events.']
      : []),
    ...(notEligible < 0
      ? [
          'The eligible subjects would have a larger total than the whole company. Chance can do ' +
            'that where nearly everybody is eligible; otherwise the traffic exposure is too low, or ' +
            'the company-wide total leaves somebody out.',
        ]
      : []),
    'For one treatment and a control. The formulas give no interval; take the uncertainty from ' +
      'the interval of the lift.',
  ];
}

/** What a full rollout does to the company-wide total of a metric. */
export const globalLiftCalculator: Definition<typeof fields, Impact> = {
  prefix: 'global',
  title: 'Global lift and coverage',
  fallback: 'globalTotal',
  fields,
  compute: computeImpact,
  summarize,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
};
