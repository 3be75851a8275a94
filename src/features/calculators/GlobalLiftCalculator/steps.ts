import {formatCount, formatNumber, formatPercent, formatSignedEffect} from '../kit/format.ts';
import type {ComputationStep} from '../kit/types.ts';
import type {Impact} from './compute.ts';

/** A total of a metric. */
export function formatTotal(value: number): string {
  return formatNumber(value, Math.abs(value) < 1000 ? 2 : 0).replace('-', '−');
}

const source = 'documented';

/** The formulas from the observed totals to the global lift, with their numbers. */
export function toSteps(impact: Impact): ComputationStep[] {
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
    {
      title: 'Observed share of treatment',
      formula: 'p_T = n_T / (n_T + n_C)',
      filled:
        `p_T = ${formatCount(values.nTreatment)} / ` +
        `${formatCount(values.nTreatment + values.nControl)} = ${share}`,
      source: 'inferred',
    },
    {
      title: 'Eligible subjects, all on treatment',
      formula: 'FER_T = X_T / (p_T × t_exp)',
      filled:
        `FER_T = ${treatment} / (${share} × ${formatNumber(exposure, 6)}) = ` +
        formatTotal(fullTreatmentTotal),
      source,
    },
    {
      title: 'Eligible subjects, all on control',
      formula: 'FER_C = X_C / ((1 − p_T) × t_exp)',
      filled:
        `FER_C = ${control} / ((1 − ${share}) × ${formatNumber(exposure, 6)}) = ` +
        formatTotal(fullControlTotal),
      source,
    },
    {
      title: 'Company total without the treatment',
      formula: 'TM_C = TM − (TEM − X_C / (1 − p_T))',
      filled:
        `TM_C = ${company} − (${formatTotal(enrolledTotal)} − ${onControl}) = ` +
        formatTotal(globalControlTotal),
      source,
    },
    {
      title: 'Global lift',
      formula: '(FER_T − FER_C) / TM_C',
      filled:
        `(${formatTotal(fullTreatmentTotal)} − ${formatTotal(fullControlTotal)}) / ` +
        `${formatTotal(globalControlTotal)} = ${formatSignedEffect(effect)}`,
      source,
    },
    {
      title: 'Coverage',
      formula: 'TEM / TM',
      filled: `${formatTotal(enrolledTotal)} / ${company} = ${formatPercent(coverage)}`,
      source,
    },
  ];
}
