import {formatNumber, formatCount, formatPercent, formatSignedEffect} from '../kit/format.ts';
import {documented, inferred, type ComputationStep, type Table} from '../kit/types.ts';
import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';
import {computeImpact, fields, type Impact} from './compute.ts';

/** A total of a metric. */
function formatTotal(value: number): string {
  return formatNumber(value, Math.abs(value) < 1000 ? 2 : 0).replace('-', '−');
}

function toSteps(impact: Impact): ComputationStep[] {
  const {values, treatmentShare, exposure, enrolledTotal, effect, coverage} = impact;
  const {fullTreatmentTotal, fullControlTotal, globalControlTotal} = impact;
  const [treatment, control, company] = [
    values.treatmentTotal,
    values.controlTotal,
    values.globalTotal,
  ].map(formatTotal);
  const share = formatNumber(treatmentShare, 6);
  const onControl = formatTotal(fullControlTotal * exposure);
  return [
    inferred(
      'Observed share of treatment',
      'p_T = n_T / (n_T + n_C)',
      `p_T = ${formatCount(values.nTreatment)} / ` +
        `${formatCount(values.nTreatment + values.nControl)} = ${share}`,
    ),
    documented(
      'Eligible subjects, all on treatment',
      'FER_T = X_T / (p_T × t_exp)',
      `FER_T = ${treatment} / (${share} × ${formatNumber(exposure, 6)}) = ` +
        formatTotal(fullTreatmentTotal),
    ),
    documented(
      'Eligible subjects, all on control',
      'FER_C = X_C / ((1 − p_T) × t_exp)',
      `FER_C = ${control} / ((1 − ${share}) × ${formatNumber(exposure, 6)}) = ` +
        formatTotal(fullControlTotal),
    ),
    documented(
      'Company total without the treatment',
      'TM_C = TM − (TEM − X_C / (1 − p_T))',
      `TM_C = ${company} − (${formatTotal(enrolledTotal)} − ${onControl}) = ` +
        formatTotal(globalControlTotal),
    ),
    documented(
      'Global lift',
      '(FER_T − FER_C) / TM_C',
      `(${formatTotal(fullTreatmentTotal)} − ${formatTotal(fullControlTotal)}) / ` +
        `${formatTotal(globalControlTotal)} = ${formatSignedEffect(effect)}`,
    ),
    documented(
      'Coverage',
      'TEM / TM',
      `${formatTotal(enrolledTotal)} / ${company} = ${formatPercent(coverage)}`,
    ),
  ];
}

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
  figures,
  program,
};
