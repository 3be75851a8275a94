import {linesOf} from '../kit/readNumber.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {adjustPValues, preferentialBonferroni} from '../../statistics/adjustPValues.ts';
import {percentField, type Fields, type Values} from '../kit/fields.ts';
import {convention, documented, paper, present, type Figures} from '../kit/types.ts';
import {formatNumber, formatPercent, formatPValue} from '../kit/format.ts';
import type {Definition} from '../kit/definition.ts';

/** A metric and its p-values, one per treatment. */
interface Metric {
  name: string;
  pValues: readonly number[];
}

/** Most p-values taken, so that an answer stays immediate. */
const MAX_P_VALUES = 200;

const P_VALUE = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const EXAMPLE = 'such as Purchases 0.012';

function fail(message: string): never {
  throw new StatisticsInputError('pValues', message);
}

function readLine(line: string, number: number): Metric {
  const cells = line.split(/[\s,;]+/);
  const nameEnd = cells.findLastIndex((cell) => !P_VALUE.test(cell)) + 1;
  const pValues = cells.slice(nameEnd).map(Number);
  if (pValues.length === 0 || pValues.some((value) => value > 1)) {
    fail(
      `Line ${number}: enter a name and p-values as plain numbers from 0 to 1, ${EXAMPLE}, ` +
        `not “${line}”.`,
    );
  }
  return {name: cells.slice(0, nameEnd).join(' ') || `Metric ${number}`, pValues};
}

/** The metrics of a list, a line each; empty lines are skipped. */
function readMetrics(text: string): Metric[] {
  const lines = linesOf(text);
  const metrics = lines.map(({line, number}) => readLine(line, number));
  const treatments = metrics[0]?.pValues.length ?? 0;
  if (treatments === 0) fail(`Enter a line for each metric, ${EXAMPLE}.`);
  if (metrics.length * treatments > MAX_P_VALUES) {
    fail(`Enter at most ${MAX_P_VALUES} p-values, not ${metrics.length * treatments}.`);
  }
  const seen = new Set<string>();
  metrics.forEach(({name, pValues}, index) => {
    const number = lines[index]?.number;
    if (pValues.length !== treatments) {
      fail(`Line ${number} must have as many p-values as the first one, which has ${treatments}.`);
    }
    if (seen.has(name)) fail(`Line ${number} repeats the name “${name}”; give it another one.`);
    seen.add(name);
  });
  return metrics;
}

/** The form; the example is that of the page on multiple testing. */
const fields = {
  pValues: {
    label: 'p-values',
    hint: 'One line per metric: its name, then a p-value for each treatment; the first is primary',
    initial: [
      'Purchases 0.008',
      'Revenue 0.001',
      'Sign-ups 0.039',
      'Page views 0.041',
      'Searches 0.042',
      'Returns 0.06',
      'Complaints 0.074',
      'Load time 0.205',
      'Sessions 0.212',
      'Shares 0.216',
    ].join('\n'),
    rows: 10,
  },
  alpha: percentField('Significance level α', '5', {
    hint: '1 minus the confidence level',
    above: 0,
    below: 100,
    shareBelow: 0.5,
  }),
  primaryWeight: percentField('Weight of the primary metric', '50', {
    hint: 'Weighted α spending',
    above: 0,
    below: 100,
    shareBelow: 1,
  }),
} satisfies Fields;

/** How much of the overall level each correction leaves to a p-value. */
const CORRECTIONS = {
  none: 'None',
  preferential: 'Preferential Bonferroni',
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  BH: 'Benjamini–Hochberg',
} as const;

type Correction = keyof typeof CORRECTIONS;
type Corrected = ReturnType<typeof correct>;

/** Every p-value under every correction; adjusted ones compare with the overall level. */
function correct({pValues: text, alpha, primaryWeight}: Values<typeof fields>) {
  const metrics = readMetrics(text);
  const treatments = metrics[0]?.pValues.length ?? 1;
  const levels = preferentialBonferroni({
    alpha,
    primaryWeight,
    treatmentVariants: treatments,
    metrics: metrics.length,
  });
  const tests = metrics.flatMap(({name, pValues}, metric) =>
    pValues.map((pValue, treatment) => ({
      name: treatments === 1 ? name : `${name}, treatment ${treatment + 1}`,
      isPrimary: metric === 0,
      pValue,
    })),
  );
  const adjusted = adjustPValues({pValues: tests.map(({pValue}) => pValue)});
  const rows = tests.map((test, index) => {
    const level = test.isPrimary ? levels.primaryAlpha : (levels.otherAlpha ?? alpha);
    const byCorrection: Record<Correction, number> = {
      none: test.pValue,
      preferential: Math.min(1, (test.pValue * alpha) / level),
      bonferroni: adjusted.bonferroni[index] ?? 1,
      holm: adjusted.holm[index] ?? 1,
      BH: adjusted.BH[index] ?? 1,
    };
    return {...test, level, adjusted: byCorrection};
  });
  return {alpha, primaryWeight, treatments, metrics: metrics.length, levels, rows};
}

const number = (value: number): string => formatNumber(value, 6);

function levelSteps({alpha, primaryWeight, treatments, metrics, levels}: Corrected) {
  return present(
    documented(
      'Level of each test of the primary metric',
      'α(primary) = γ × α / k, multiplier z(α(primary)/2)',
      `α(primary) = ${number(primaryWeight)} × ${number(alpha)} / ${treatments} = ` +
        `${number(levels.primaryAlpha)}, multiplier ${formatNumber(levels.primaryZ)}`,
    ),
    levels.otherAlpha !== null &&
      documented(
        'Level of each other test',
        'α(other) = (1 − γ) × α / (k × (M − 1)), multiplier z(α(other)/2)',
        `α(other) = (1 − ${number(primaryWeight)}) × ${number(alpha)} / (${treatments} × ` +
          `(${metrics} − 1)) = ${number(levels.otherAlpha)}, multiplier ${formatNumber(levels.otherZ)}`,
      ),
  );
}

const NAMES = Object.entries(CORRECTIONS) as [Correction, string][];
const ADJUSTING = NAMES.filter(([correction]) => correction !== 'none');

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

/** What is left of many p-values after a correction for their number. */
export const multipleTesting: Definition<typeof fields, Corrected> = {
  prefix: 'tests',
  title: 'Multiple testing correction',
  fields,
  compute: correct,
  summarize(result) {
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
  },
  tables(result) {
    const {rows, alpha} = result;
    return [
      {
        caption: `p-values, adjusted: compare each with ${formatNumber(alpha, 6)}`,
        head: ['Metric', 'p-value', ...ADJUSTING.map(([, name]) => name)],
        rows: rows.map(({name, isPrimary, pValue, adjusted}) => [
          isPrimary ? `${name} (primary)` : name,
          formatPValue(pValue),
          ...ADJUSTING.map(([correction]) => formatPValue(adjusted[correction])),
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
  },
  notes({levels}) {
    const {primaryAlpha, otherAlpha} = levels;
    const others = otherAlpha === null ? '' : ` and any other below ${formatNumber(otherAlpha, 6)}`;
    return [
      'The product widens intervals instead of adjusting p-values, which decides the same: the ' +
        `primary metric is significant below ${formatNumber(primaryAlpha, 6)}${others}. It offers ` +
        'preferential Bonferroni only; the others are for comparison.',
    ];
  },
  toSteps(result) {
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
  },
  figures({rows, levels}) {
    const adjusted = rows.flatMap((row, index) =>
      ADJUSTING.map(([key]) => [`${key.toLowerCase()}_${index + 1}`, row.adjusted[key]]),
    );
    return {
      primary_alpha: levels.primaryAlpha,
      other_alpha: levels.otherAlpha,
      ...(Object.fromEntries(adjusted) as Figures),
    };
  },
  program(result) {
    const {alpha, primaryWeight, treatments, metrics, rows, levels} = result;
    const adjusted = rows.flatMap(({pValue, isPrimary}, index) => [
      [
        `preferential_${index + 1}`,
        `min(1, ${pValue} * alpha / ${isPrimary ? 'primary_alpha' : 'other_alpha'})`,
      ],
      [`bonferroni_${index + 1}`, `min(1, length(p_values) * ${pValue})`],
      [`holm_${index + 1}`, `holm(p_values, ${pValue})`],
      [`bh_${index + 1}`, `benjamini_hochberg(p_values, ${pValue})`],
    ]);
    const others = {other_alpha: '(1 - primary_weight) * alpha / (treatments * (metrics - 1))'};
    return {
      given: {
        alpha,
        primary_weight: primaryWeight,
        treatments,
        metrics,
        p_values: rows.map(({pValue}) => pValue),
      },
      formulas: {
        primary_alpha: 'primary_weight * alpha / treatments',
        ...(levels.otherAlpha === null ? {} : others),
        ...(Object.fromEntries(adjusted) as Record<string, string>),
      },
    };
  },
};
