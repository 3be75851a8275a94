import {formatNumber, formatPValue, formatPercent} from '../kit/format.ts';
import {convention, documented, paper, type ComputationStep, type Table} from '../kit/types.ts';
import {type Corrected, correct, fields, CORRECTIONS, type Correction} from './compute.ts';
import {figures, program} from './code.ts';
import type {Definition} from '../kit/definition.ts';

const number = (value: number): string => formatNumber(value, 6);

function levelSteps({alpha, primaryWeight, treatments, metrics, levels}: Corrected) {
  const steps: ComputationStep[] = [
    documented(
      'Level of each test of the primary metric',
      'α(primary) = γ × α / k, multiplier z(α(primary)/2)',
      `α(primary) = ${number(primaryWeight)} × ${number(alpha)} / ${treatments} = ` +
        `${number(levels.primaryAlpha)}, multiplier ${formatNumber(levels.primaryZ)}`,
    ),
  ];
  if (levels.otherAlpha !== null) {
    steps.push(
      documented(
        'Level of each other test',
        'α(other) = (1 − γ) × α / (k × (M − 1)), multiplier z(α(other)/2)',
        `α(other) = (1 − ${number(primaryWeight)}) × ${number(alpha)} / (${treatments} × ` +
          `(${metrics} − 1)) = ${number(levels.otherAlpha)}, multiplier ${formatNumber(levels.otherZ)}`,
      ),
    );
  }
  return steps;
}

function toSteps(result: Corrected): ComputationStep[] {
  const {rows, alpha} = result;
  const smallest = rows.reduce((least, row) => (row.pValue < least.pValue ? row : least));
  const p = formatPValue(smallest.pValue);
  const count = rows.length;
  return [
    ...levelSteps(result),
    convention(
      `Preferential Bonferroni, ${smallest.name}`,
      'p × α / level, at most 1',
      `${p} × ${number(alpha)} / ${number(smallest.level)} → ` +
        formatPValue(smallest.adjusted.preferential),
    ),
    paper(
      'Bonferroni and Holm, smallest of G p-values',
      'G × p, at most 1',
      `${count} × ${p} → ${formatPValue(smallest.adjusted.bonferroni)}`,
    ),
    paper(
      'Benjamini–Hochberg, smallest of G p-values in ascending order',
      'smallest G/j × p(j) over all ranks j, at most 1',
      `smallest ${count}/j × p(j) = ${formatPValue(smallest.adjusted.BH)}`,
    ),
  ];
}

const NAMES = Object.entries(CORRECTIONS) as [Correction, string][];

/** What a correction keeps small, for all tests together. */
const CONTROLS: Record<Correction, string> = {
  none: 'the false alarms of each test alone',
  preferential: 'the chance of any false alarm',
  bonferroni: 'the chance of any false alarm',
  holm: 'the chance of any false alarm',
  BH: 'the share of false alarms among alarms',
};

function significant({rows, alpha}: Corrected, correction: Correction): string[] {
  return rows.filter(({adjusted}) => adjusted[correction] < alpha).map(({name}) => name);
}

function summarize(result: Corrected): string {
  const {rows, alpha, levels} = result;
  const [first] = rows;
  const before = significant(result, 'none').length;
  const after = significant(result, 'preferential');
  const others =
    levels.otherAlpha === null
      ? ''
      : `, every other test one of ${formatPercent(levels.otherConfidence, 3)}`;
  return (
    `${before} of ${rows.length} p-values ${before === 1 ? 'is' : 'are'} below ` +
    `${formatNumber(alpha, 6)} without correction; with preferential Bonferroni ` +
    `${after.length === 0 ? 'none stays' : `${after.length} ${after.length === 1 ? 'stays' : 'stay'}`}` +
    ` significant${after.length > 0 && after.length <= 3 ? ` (${after.join('; ')})` : ''}. ` +
    `The primary metric, ${first?.name ?? ''}, gets an interval of ` +
    `${formatPercent(levels.primaryConfidence, 3)}${others}.`
  );
}

function tables(result: Corrected): Table[] {
  const {rows, alpha} = result;
  const [, ...corrections] = NAMES;
  return [
    {
      caption: `p-values, adjusted: compare each with ${formatNumber(alpha, 6)}`,
      head: ['Metric', 'p-value', ...corrections.map(([, name]) => name)],
      rows: rows.map(({name, isPrimary, pValue, adjusted}) => [
        isPrimary ? `${name} (primary)` : name,
        formatPValue(pValue),
        ...corrections.map(([correction]) => formatPValue(adjusted[correction])),
      ]),
    },
    {
      caption: 'What stays significant',
      head: ['Correction', 'Significant', 'Which', 'Keeps small'],
      rows: NAMES.map(([correction, name]) => {
        const found = significant(result, correction);
        return [name, String(found.length), found.join('; ') || 'none', CONTROLS[correction]];
      }),
    },
  ];
}

function notes({levels}: Corrected): string[] {
  const {primaryAlpha, otherAlpha} = levels;
  const others = otherAlpha === null ? '' : ` and any other below ${formatNumber(otherAlpha, 6)}`;
  return [
    'The product widens intervals instead of adjusting p-values, which decides the same: the ' +
      `primary metric is significant below ${formatNumber(primaryAlpha, 6)}${others}. It offers ` +
      'preferential Bonferroni only; the others are for comparison.',
  ];
}

/** What is left of many p-values after a correction for their number. */
export const multipleTesting: Definition<typeof fields, Corrected> = {
  prefix: 'tests',
  title: 'Multiple testing correction',
  fallback: 'pValues',
  fields,
  compute: correct,
  summarize,
  tables,
  notes,
  toSteps,
  figures,
  program,
};
