import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';
import {compute, type Result, fields, type Group} from './compute.ts';
import {calculatorLink} from '../kit/calculatorLink.ts';
import {formatCount, formatNumber} from '../kit/format.ts';
import {documented, type Table, type ComputationStep} from '../kit/types.ts';

function toSteps({groups}: Result): ComputationStep[] {
  return groups.map(({name, n, mean, variance}) =>
    documented(
      `${name}: mean and sample variance`,
      'm = Σ y / n, s² = Σ (y − m)² / (n − 1)',
      `n = ${formatCount(n)}, m = ${formatNumber(mean)}, s² = ${formatNumber(variance)}`,
    ),
  );
}

function summarize({groups}: Result): string {
  const parts = groups.map(({name, n, mean}) => {
    return `${name}: ${formatCount(n)} subjects, mean ${formatNumber(mean)}`;
  });
  return `${parts.join('; ')}.`;
}

function tables({groups}: Result): Table[] {
  return [
    {
      caption: 'Summary by variation',
      head: ['Variation', 'Subjects', 'Mean', 'Variance', 'Smallest', 'Median', 'Largest'],
      rows: groups.map(({name, n, mean, variance, min, median, max}) => {
        const values = [mean, variance, min, median, max].map((value) => formatNumber(value));
        return [name, formatCount(n), ...values];
      }),
    },
  ];
}

function notes({groups}: Result): string[] {
  const [control] = groups;
  const compared = groups.length > 1 ? [`The others are compared with ${control?.name}.`] : [];
  return ['Values of the same subject are added up.', ...compared];
}

function ofArms(control: Group, treatment: Group): Record<string, string | number> {
  return {
    data: 'mean',
    nControl: control.n,
    meanControl: control.mean,
    varControl: control.variance,
    nTreatment: treatment.n,
    meanTreatment: treatment.mean,
    varTreatment: treatment.variance,
  };
}

/** The calculators that take these numbers. */
function links({groups}: Result): {label: string; to: string}[] {
  const [control, ...treatments] = groups;
  if (!control) return [];
  const plan = {metric: 'mean', mean: control.mean, variance: control.variance};
  const counts = Object.fromEntries(groups.map(({n}, index) => [`count${index + 1}`, n]));
  const split = {variations: String(groups.length), ...counts};
  const pairs = treatments.flatMap((treatment) => {
    const fields = ofArms(control, treatment);
    const names = `${treatment.name} against ${control.name}`;
    return [
      {label: `Lift: ${names}`, to: calculatorLink('lift', fields)},
      {label: `Intervals by every method: ${names}`, to: calculatorLink('ci', fields)},
    ];
  });
  const size = {
    label: `Sample size, with mean and variance of ${control.name}`,
    to: calculatorLink('size', plan),
  };
  const ratio = {
    label: 'Sample ratio mismatch, against an even split',
    to: calculatorLink('srm', split),
  };
  return [
    ...pairs,
    ...(control.variance > 0 ? [size] : []),
    ...(treatments.length > 0 ? [ratio] : []),
  ];
}

/** Summary statistics of pasted rows, and where to take them. */
export const pastedData: Definition<typeof fields, Result> = {
  prefix: 'paste',
  title: 'Summary of pasted data',
  fallback: 'data',
  fields,
  compute,
  summarize,
  tables,
  notes,
  links,
  toSteps,
  figures,
  program,
};
