import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Program} from '../kit/code/program.ts';
import {rhoAt, squaredBoundary} from '../kit/code/sequential.ts';
import type {Gain} from './computeGain.ts';

/** Methods in the order of the table, as scripts name them. */
const NAMES = ['fixed', 'sequential', 'hybrid'];

/** The numbers of the widths. */
export function gainFigures({rows, widthRatio, multiplier}: Gain): Record<string, number> {
  const byMethod = rows.flatMap(({without, adjusted, enough}, index) => [
    [`half_width_${NAMES[index]}`, without],
    [`adjusted_${NAMES[index]}`, adjusted],
    [`subjects_${NAMES[index]}`, enough],
  ]);
  return {
    width_ratio: widthRatio,
    sample_size_multiplier: multiplier,
    ...(Object.fromEntries(byMethod) as Record<string, number>),
  };
}

const squareAt = (n: string): string => `(${squaredBoundary('rho', 'log_inverse', `(2 * ${n})`)})`;

/** Widths that are equal but for the last bit count as reached. */
const ENOUGH = 'ceiling(subjects * variance_ratio * (1 - 1e-12))';

const GAIN: Program['formulas'] = {
  variance_ratio: '1 - r_squared',
  width_ratio: 'sqrt(variance_ratio)',
  sample_size_multiplier: '1 / variance_ratio',
  standard_error: 'sqrt(2 * variance / subjects) / abs(mean)',
  alpha: '1 - confidence',
  half_width_fixed: '-qnorm(alpha / 2) * standard_error',
  adjusted_fixed: 'half_width_fixed * width_ratio',
  subjects_fixed: ENOUGH,
  log_inverse: '-log(alpha)',
  rho: rhoAt('log_inverse'),
  half_width_sequential: `sqrt(${squareAt('subjects')}) * standard_error`,
  adjusted_sequential: 'half_width_sequential * width_ratio',
  // The sequential width depends on the answer, so it is solved for.
  log_n: {
    increasing:
      'log_n - log(subjects * variance_ratio * ' +
      `${squareAt('exp(log_n)')} / ${squareAt('subjects')})`,
    low: 'log(subjects) - 60',
    high: 'log(subjects) + 1',
  },
  subjects_sequential: 'ceiling(exp(log_n) * (1 - 1e-12))',
  half_width_hybrid: '-qnorm(alpha / 4) * standard_error',
  adjusted_hybrid: 'half_width_hybrid * width_ratio',
  subjects_hybrid: ENOUGH,
};

/** The widths as formulas. */
export function gainProgram({values}: Gain): Pick<Program, 'given' | 'formulas'> {
  const {mode, correlation, rSquared, mean, variance, n, confidence} = values;
  const isCorrelation = mode === 'correlation';
  return {
    given: {
      ...(isCorrelation ? {correlation} : {r_squared: rSquared}),
      mean,
      variance,
      subjects: n,
      confidence,
      tuning: DEFAULT_TUNING,
    },
    formulas: {...(isCorrelation ? {r_squared: 'correlation ^ 2'} : {}), ...GAIN},
  };
}
