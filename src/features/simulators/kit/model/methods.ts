import {bayesianPosterior} from '../../../statistics/bayesianPosterior.ts';
import {METHOD_NAMES} from '../../../statistics/planning.ts';
import {multipliersAt} from '../../../statistics/sequentialCI.ts';
import type {Estimate} from './conversions.ts';

/** The analysis methods of the product, by their names there. */
export const METHODS = {...METHOD_NAMES, bayesian: 'Bayesian'} as const;

export type Method = keyof typeof METHODS;

export const METHOD_KEYS = Object.keys(METHODS) as Method[];

interface Interval {
  lower: number;
  upper: number;
}

interface Settings {
  confidence: number;
  /** Standard deviation of the Bayesian prior. */
  priorSd: number;
  /** Whether the end date, which the hybrid needs, has come. */
  ended: boolean;
}

/**
 * How each method makes an interval of a lift when there are `n` subjects in both variations.
 * What depends on their number only is computed once, as a simulation asks thousands of times.
 */
export function intervalsAt(n: number, {confidence, priorSd, ended}: Settings) {
  const {fixed, sequential, hybridRunning, hybridEnded} = multipliersAt(n, confidence);
  const around = ({lift, standardError}: Estimate, multiplier: number): Interval => ({
    lower: lift - multiplier * standardError,
    upper: lift + multiplier * standardError,
  });
  const prior = {confidence, priorSd, higherIsBetter: true};
  return (estimate: Estimate): Record<Method, Interval> => ({
    fixed: around(estimate, fixed),
    sequential: around(estimate, sequential),
    hybrid: around(estimate, ended ? hybridEnded : hybridRunning),
    bayesian: bayesianPosterior({...estimate, ...prior}),
  });
}

/** Whether an interval leaves no doubt that there is a lift. */
export function excludesZero({lower, upper}: Interval): boolean {
  return lower > 0 || upper < 0;
}
