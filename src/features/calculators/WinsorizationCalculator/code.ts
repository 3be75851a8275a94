import type {Figures, Program} from '../kit/types.ts';
import type {Result} from './compute.ts';

/** The numbers of both tables. */
export function figures(result: Result): Figures {
  const all = {
    lower_cap: result.lowerThreshold,
    upper_cap: result.upperThreshold,
    raw_mean: result.rawMean,
    raw_variance: result.rawVariance,
    capped_mean: result.mean,
    capped_variance: result.variance,
    subjects_ratio: result.subjectsRatio,
  };
  const known = Object.entries(all).filter(([, value]) => value !== null);
  return Object.fromEntries(known) as Record<string, number>;
}

/** Percentile of sorted values, with linear interpolation. */
const quantile = (name: string): Record<string, string> => ({
  [`${name}_rank`]: `(n - 1) * ${name} + 1`,
  [`${name}_floor`]: `ranked(ordered, floor(${name}_rank))`,
  [`${name}_next`]: `ranked(ordered, min(n, floor(${name}_rank) + 1))`,
  [`${name}_cap`]: `${name}_floor + (${name}_rank - floor(${name}_rank)) * (${name}_next - ${name}_floor)`,
});

/** Caps and moments as a script. */
export function program(result: Result): Program {
  return {
    title: 'Winsorization',
    given: {pasted: result.values, lower: result.lower, upper: result.upper},
    formulas: {
      ordered: 'sort(pasted)',
      n: 'length(pasted)',
      ...quantile('lower'),
      ...quantile('upper'),
      capped: 'clip(pasted, lower_cap, upper_cap)',
      raw_mean: 'mean(pasted)',
      raw_variance: 'var(pasted)',
      capped_mean: 'mean(capped)',
      capped_variance: 'var(capped)',
      ...(result.subjectsRatio !== null && {
        subjects_ratio: 'capped_variance / capped_mean ^ 2 / (raw_variance / raw_mean ^ 2)',
      }),
    },
  };
}
