import type {Figures, Formulas, Program} from '../kit/types.ts';
import type {Adjustment, Gain, Cuped} from './compute.ts';
import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {errorOfLift, rhoAt, squaredBoundary} from '../kit/code/formulas.ts';

/** The numbers of the adjusted lift. */
function armsFigures(result: Adjustment): Figures {
  const [raw, adjusted] = result.intervals;
  return {
    slope: result.theta,
    r_squared: result.rSquared,
    adjusted_mean_control: result.controlMean,
    adjusted_mean_treatment: result.treatmentMean,
    unadjusted_lift: raw.center,
    unadjusted_standard_error: raw.standardError,
    unadjusted_lower: raw.lower,
    unadjusted_upper: raw.upper,
    adjusted_lift: adjusted.center,
    adjusted_standard_error: adjusted.standardError,
    adjusted_lower: adjusted.lower,
    adjusted_upper: adjusted.upper,
    p_value_before: result.imbalance.pValue,
  };
}

/** A moment over both variations; differences of their means count. */
const pooled = (moment: string, product: string): string =>
  `((n_control - 1) * ${moment}_control + (n_treatment - 1) * ${moment}_treatment + ` +
  `between * ${product}) / (n_control + n_treatment - 1)`;

const covarianceIn = (arm: string): string =>
  `correlation_${arm} * sqrt(variance_before_${arm} * variance_during_${arm})`;
const varianceIn = (arm: string): string =>
  `variance_during_${arm} - 2 * slope * covariance_${arm} + slope ^ 2 * variance_before_${arm}`;

function liftOf(name: string, mean: string, variance: string): Record<string, string> {
  return {
    [`${name}_lift`]: `${mean}_treatment / ${mean}_control - 1`,
    [`${name}_standard_error`]: errorOfLift(mean, variance),
    [`${name}_lower`]: `${name}_lift - z * ${name}_standard_error`,
    [`${name}_upper`]: `${name}_lift + z * ${name}_standard_error`,
  };
}

const ARMS: Formulas = {
  z: '-qnorm((1 - confidence) / 2)',
  covariance_control: covarianceIn('control'),
  covariance_treatment: covarianceIn('treatment'),
  between: 'n_control * n_treatment / (n_control + n_treatment)',
  gap_before: 'before_treatment - before_control',
  gap_during: 'during_treatment - during_control',
  variance_x: pooled('variance_before', 'gap_before ^ 2'),
  variance_y: pooled('variance_during', 'gap_during ^ 2'),
  covariance: pooled('covariance', 'gap_before * gap_during'),
  slope: 'covariance / variance_x',
  r_squared: 'covariance ^ 2 / (variance_x * variance_y)',
  mean_before:
    '(n_control * before_control + n_treatment * before_treatment) / (n_control + n_treatment)',
  adjusted_mean_control: 'during_control - slope * (before_control - mean_before)',
  adjusted_mean_treatment: 'during_treatment - slope * (before_treatment - mean_before)',
  adjusted_variance_control: varianceIn('control'),
  adjusted_variance_treatment: varianceIn('treatment'),
  ...liftOf('unadjusted', 'during', 'variance_during'),
  ...liftOf('adjusted', 'adjusted_mean', 'adjusted_variance'),
  error_before:
    'sqrt(variance_before_control / n_control + variance_before_treatment / n_treatment)',
  p_value_before: '2 * pnorm(-abs(gap_before) / error_before)',
};

/** The adjusted lift as formulas. */
function armsProgram({values}: Adjustment): Program {
  const given = (['control', 'treatment'] as const).flatMap((arm) => [
    [`n_${arm}`, values[`${arm}N`]],
    [`before_${arm}`, values[`${arm}Before`]],
    [`variance_before_${arm}`, values[`${arm}VarBefore`]],
    [`during_${arm}`, values[`${arm}During`]],
    [`variance_during_${arm}`, values[`${arm}VarDuring`]],
    [`correlation_${arm}`, values[`${arm}R`]],
  ]);
  return {
    given: {
      ...(Object.fromEntries(given) as Record<string, number>),
      confidence: values.confidence,
    },
    formulas: ARMS,
  };
}

/** Methods in the order of the table, as scripts name them. */
const NAMES = ['fixed', 'sequential', 'hybrid'];

/** The numbers of the widths. */
function gainFigures({rows, widthRatio, multiplier}: Gain): Figures {
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

const GAIN: Formulas = {
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
function gainProgram({values}: Gain): Program {
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

/** The numbers of the answer. */
export function figures(result: Cuped): Figures {
  return result.kind === 'gain' ? gainFigures(result) : armsFigures(result);
}

/** The widths, or the adjusted lift, as a script. */
export function program(result: Cuped): Program {
  return result.kind === 'gain' ? gainProgram(result) : armsProgram(result);
}
