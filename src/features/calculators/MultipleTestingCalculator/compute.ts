import {StatisticsInputError} from '../../statistics/validate.ts';
import {adjustPValues, preferentialBonferroni} from '../../statistics/adjustPValues.ts';
import type {Values, Fields} from '../kit/fields.ts';

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
  const cells = line.trim().split(/[\s,;]+/);
  const nameEnd = cells.findLastIndex((cell) => !P_VALUE.test(cell)) + 1;
  const pValues = cells.slice(nameEnd).map(Number);
  if (pValues.length === 0 || pValues.some((value) => value > 1)) {
    fail(
      `Line ${number}: enter a name and p-values as plain numbers from 0 to 1, ${EXAMPLE}, ` +
        `not “${line.trim()}”.`,
    );
  }
  return {name: cells.slice(0, nameEnd).join(' ') || `Metric ${number}`, pValues};
}

/** The metrics of a list, a line each; empty lines are skipped. */
function readMetrics(text: string): Metric[] {
  const lines = text
    .split('\n')
    .flatMap((line, index) => (line.trim() === '' ? [] : [{line, number: index + 1}]));
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
export const fields = {
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
  alpha: {
    label: 'Significance level α',
    hint: '1 minus the confidence level',
    initial: '5',
    unit: '%',
    above: 0,
    below: 100,
    shareBelow: 0.5,
  },
  primaryWeight: {
    label: 'Weight of the primary metric',
    hint: 'Weighted α spending',
    initial: '50',
    unit: '%',
    above: 0,
    below: 100,
    shareBelow: 1,
  },
} satisfies Fields;

/** How much of the overall level each correction leaves to a p-value. */
export const CORRECTIONS = {
  none: 'None',
  preferential: 'Preferential Bonferroni',
  bonferroni: 'Bonferroni',
  holm: 'Holm',
  BH: 'Benjamini–Hochberg',
} as const;

export type Correction = keyof typeof CORRECTIONS;
export type Corrected = ReturnType<typeof correct>;

/** Every p-value under every correction; adjusted ones compare with the overall level. */
export function correct({pValues: text, alpha, primaryWeight}: Values<typeof fields>) {
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
  const all = tests.map(({pValue}) => pValue);
  const adjusted = adjustPValues({pValues: all, methods: ['bonferroni', 'holm', 'BH']});
  const rows = tests.map((test, index) => {
    const level = test.isPrimary ? levels.primaryAlpha : (levels.otherAlpha ?? alpha);
    const byCorrection: Record<Correction, number> = {
      none: test.pValue,
      preferential: Math.min(1, (test.pValue * alpha) / level),
      bonferroni: adjusted.bonferroni?.[index] ?? 1,
      holm: adjusted.holm?.[index] ?? 1,
      BH: adjusted.BH?.[index] ?? 1,
    };
    return {...test, level, adjusted: byCorrection};
  });
  return {alpha, primaryWeight, treatments, metrics: metrics.length, levels, rows};
}
