import type {Definition} from '../kit/definition.ts';
import {correct, type Corrected, fields, CORRECTIONS, type Correction} from './compute.ts';
import {toSteps} from './steps.ts';
import {formatNumber, formatPercent, formatPValue} from '../kit/format.ts';
import type {Table} from '../kit/types.ts';

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

/** The answer in two sentences. */
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

/** Adjusted p-values, and what is left below the level. */
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

/** What the product does with it. */
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
  loadCode: () => import('./code.ts'),
};
