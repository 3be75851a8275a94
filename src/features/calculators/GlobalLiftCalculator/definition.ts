import {StatisticsInputError} from '../../statistics/validate.ts';
import {globalLift} from '../../statistics/globalLift.ts';
import {relativeLift} from '../../statistics/relativeLift.ts';
import {numberField, percentField, type Fields, type Values} from '../kit/fields.ts';
import {formatCount, formatNumber, formatPercent, formatSignedEffect} from '../kit/format.ts';
import {documented, inferred, present} from '../kit/types.ts';
import type {Definition} from '../kit/definition.ts';

const total = {min: 0, max: 1e15};
const subjects = {label: 'Subjects', whole: true, min: 1, max: 1e15};

/** The form; the example is that of the page on global lift. */
const fields = {
  treatmentTotal: numberField('Total of the metric', '44437', {group: 'Treatment', ...total}),
  nTreatment: {...subjects, group: 'Treatment', initial: '23803'},
  controlTotal: numberField('Total of the metric', '41787', {group: 'Control', ...total}),
  nControl: {...subjects, group: 'Control', initial: '23740'},
  globalTotal: numberField('Company-wide total', '104476', {
    hint: 'Of everybody, in the same period',
    above: 0,
    max: 1e15,
  }),
  exposure: percentField('Traffic exposure', '100', {
    hint: 'Share of eligible subjects enrolled',
    shareBelow: 1,
    min: 0.001,
    max: 100,
  }),
} satisfies Fields;

/** By how much the total of all eligible subjects, an estimate, may exceed the company's. */
const BY_CHANCE = 0.1;

type Impact = ReturnType<typeof computeImpact>;

/** What a full rollout does to the company-wide total, and the totals of the three worlds. */
function computeImpact(values: Values<typeof fields>) {
  const {treatmentTotal, controlTotal, globalTotal, nTreatment, nControl, exposure} = values;
  if (globalTotal < treatmentTotal + controlTotal) {
    const message = 'Enter at least the total of treatment and control, which is part of it.';
    throw new StatisticsInputError('globalTotal', message);
  }
  const treatmentShare = nTreatment / (nTreatment + nControl);
  const {globalLift: effect, ...rollout} = globalLift({...values, treatmentShare});
  if (effect === null) {
    const message = 'Enter a total above 0: without any there is nothing to compare with.';
    throw new StatisticsInputError('controlTotal', message);
  }
  /** Total of the subjects who are not eligible, the same in every world. */
  const notEligible = rollout.globalControlTotal - rollout.fullControlTotal;
  if (notEligible < -BY_CHANCE * rollout.globalControlTotal) {
    throw new StatisticsInputError(
      'exposure',
      'Enter a larger share, or a larger company-wide total: the eligible subjects would have ' +
        `${formatNumber(rollout.fullControlTotal / rollout.globalControlTotal, 1)} times the total of the whole company.`,
    );
  }
  const {lift} = relativeLift({
    control: {n: nControl, mean: controlTotal / nControl, variance: 0},
    treatment: {n: nTreatment, mean: treatmentTotal / nTreatment, variance: 0},
  });
  return {
    ...rollout,
    values,
    treatmentShare,
    exposure,
    effect,
    lift,
    coverage: rollout.coverage ?? 0,
    notEligible,
  };
}

/** A total of a metric. */
function formatTotal(value: number): string {
  return formatNumber(value, Math.abs(value) < 1000 ? 2 : 0).replace('-', '−');
}

/** What a full rollout does to the company-wide total of a metric. */
export const globalLiftCalculator: Definition<typeof fields, Impact> = {
  prefix: 'global',
  title: 'Global lift and coverage',
  fallback: 'globalTotal',
  fields,
  compute: computeImpact,
  summarize({effect, coverage, lift, values}) {
    const enrolled =
      lift === null ? '' : ` The lift among the enrolled subjects is ${formatSignedEffect(lift)}.`;
    const who = values.exposure < 1 ? 'all eligible subjects' : 'everybody in the experiment';
    return (
      `With the treatment for ${who}, the company-wide total changes by ` +
      `${formatSignedEffect(effect)}. The experiment covers ${formatPercent(coverage)} of that ` +
      `total.${enrolled}`
    );
  },
  tables(impact) {
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
  },
  notes({notEligible, values}) {
    return present(
      values.treatmentTotal === 0 &&
        'Nobody in treatment has a value yet, which may be a start by chance. Wait for events.',
      notEligible < 0 &&
        'The eligible subjects would have a larger total than the whole company. Chance can do ' +
          'that where nearly everybody is eligible; otherwise the traffic exposure is too low, or ' +
          'the company-wide total leaves somebody out.',
      'For one treatment and a control. The formulas give no interval; take the uncertainty from ' +
        'the interval of the lift.',
    );
  },
  toSteps(impact) {
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
  },
  figures(impact) {
    const {effect, coverage, lift, treatmentShare, notEligible} = impact;
    return {
      treatment_share: treatmentShare,
      all_on_treatment: notEligible + impact.fullTreatmentTotal,
      all_on_control: impact.globalControlTotal,
      global_lift: effect,
      coverage,
      lift,
    };
  },
  program(impact) {
    const {values, lift} = impact;
    return {
      given: {
        treatment_total: values.treatmentTotal,
        control_total: values.controlTotal,
        global_total: values.globalTotal,
        treatment_subjects: values.nTreatment,
        control_subjects: values.nControl,
        exposure: values.exposure,
      },
      formulas: {
        treatment_share: 'treatment_subjects / (treatment_subjects + control_subjects)',
        eligible_on_treatment: 'treatment_total / (exposure * treatment_share)',
        enrolled_on_control: 'control_total / (1 - treatment_share)',
        eligible_on_control: 'enrolled_on_control / exposure',
        enrolled_total: 'treatment_total + control_total',
        all_on_control: 'global_total - enrolled_total + enrolled_on_control',
        all_on_treatment: 'all_on_control - eligible_on_control + eligible_on_treatment',
        global_lift: '(eligible_on_treatment - eligible_on_control) / all_on_control',
        coverage: 'enrolled_total / global_total',
        ...(lift !== null && {
          lift: 'treatment_total / treatment_subjects / (control_total / control_subjects) - 1',
        }),
      },
    };
  },
};
