import {
  bayesianPosterior,
  fixedSampleCI,
  relativeLift,
} from '../../../src/features/statistics/index.ts';
import {PRIOR} from './inputs.ts';

const CONFIDENCE = 0.95;

/** A lift and its standard error, fractions. */
export interface Estimate {
  lift: number;
  standardError: number;
}

/** Subjects of a variation with mean and variance of one value. */
export interface Arm {
  n: number;
  mean: number;
  variance: number;
}

/** A variation with a conversion rate. */
export function rateArm(n: number, mean: number): Arm {
  return {n, mean, variance: (mean * (1 - mean) * n) / (n - 1)};
}

/** A conversion rate without the correction of a sample variance. */
export function shareArm(n: number, mean: number): Arm {
  return {n, mean, variance: mean * (1 - mean)};
}

/** Lift of the treatment over control. */
export function compare(control: Arm, treatment: Arm): Estimate {
  const {lift, standardError} = relativeLift({control, treatment});
  return {lift: lift!, standardError: standardError!};
}

/** Fixed-sample interval, at 95% unless told. */
export function interval(estimate: Estimate, confidence = CONFIDENCE) {
  return fixedSampleCI({...estimate, confidence});
}

/** Posterior with the default prior, or one as wide as told. */
export function posterior(estimate: Estimate, priorSd = PRIOR.priorSd) {
  return bayesianPosterior({...estimate, ...PRIOR, confidence: CONFIDENCE, priorSd});
}
