import type {Program} from '../kit/code/program.ts';
import type {Adjustment} from './computeArms.ts';

/** The numbers of the adjusted lift. */
export function armsFigures(result: Adjustment): Record<string, number> {
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
  const [control, treatment] = [`${mean}_control`, `${mean}_treatment`];
  const error =
    `sqrt(${variance}_treatment / n_treatment + ` +
    `(${treatment} / ${control}) ^ 2 * ${variance}_control / n_control) / abs(${control})`;
  return {
    [`${name}_lift`]: `${treatment} / ${control} - 1`,
    [`${name}_standard_error`]: error,
    [`${name}_lower`]: `${name}_lift - z * ${name}_standard_error`,
    [`${name}_upper`]: `${name}_lift + z * ${name}_standard_error`,
  };
}

const ARMS: Program['formulas'] = {
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
export function armsProgram({values}: Adjustment): Pick<Program, 'given' | 'formulas'> {
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
