import type {Figures, Program} from '../kit/types.ts';
import type {Corrected} from './compute.ts';

/** Adjusted p-values by correction, as scripts name them. */
const NAMES = {preferential: 'preferential', bonferroni: 'bonferroni', holm: 'holm', BH: 'bh'};

const entries = Object.entries(NAMES) as [keyof typeof NAMES, string][];

/** The levels and every adjusted p-value. */
export function figures({rows, levels}: Corrected): Figures {
  const adjusted = rows.flatMap((row, index) =>
    entries.map(([correction, name]) => [`${name}_${index + 1}`, row.adjusted[correction]]),
  );
  return {
    primary_alpha: levels.primaryAlpha,
    ...(levels.otherAlpha === null ? {} : {other_alpha: levels.otherAlpha}),
    ...(Object.fromEntries(adjusted) as Record<string, number>),
  };
}

/** Every correction as a script. */
export function program(result: Corrected): Program {
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
}
