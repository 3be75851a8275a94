import {adjustPValues} from '../../statistics/adjustPValues.ts';
import {preferentialBonferroni} from '../../statistics/preferentialBonferroni.ts';
import type {Values} from '../kit/fields.ts';
import type {fields} from './fields.ts';
import {readMetrics} from './readMetrics.ts';

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
    ...{alpha, primaryWeight, treatmentVariants: treatments, metrics: metrics.length},
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
