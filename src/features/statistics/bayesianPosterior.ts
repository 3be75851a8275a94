import {requireInterval, type IntervalInput} from './fixedSampleCI.ts';
import {finish} from './result.ts';
import {meanBeyondCut, standardNormalCdf, twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireAll} from './validate.ts';

/** Standard deviation of the product's default prior on the lift. */
export const DEFAULT_PRIOR_SD = 0.05;

interface BayesianPosteriorInput extends IntervalInput {
  /** Fraction; the product fixes it at 0, which is meant when it is absent. */
  priorMean?: number;
  /** Fraction above 0; the product's default is 0.05. */
  priorSd: number;
  /** Practical-equivalence threshold, a fraction of 0 or more; 0 when absent. */
  precision?: number;
  /** False for metrics where a decrease is good. */
  higherIsBetter: boolean;
}

/** Statistics of N(mean, sd²) when an increase is good; of the mirrored one when it is not. */
function increaseTail(mean: number, sd: number, precision: number) {
  if (sd === 0) {
    return {
      probBeatsControl: mean > 0 ? 1 : 0,
      probExceedsPrecision: mean > precision ? 1 : 0,
      risk: mean < 0 ? mean : null,
      loss: Math.min(mean, 0),
    };
  }
  const risk = sd * meanBeyondCut(mean / sd);
  return {
    probBeatsControl: standardNormalCdf(mean / sd),
    probExceedsPrecision: standardNormalCdf((mean - precision) / sd),
    risk,
    loss: standardNormalCdf(-mean / sd) * risk,
  };
}

/**
 * Posterior of the lift under a normal prior and a normal likelihood, with its credible interval
 * and decision statistics. `risk` is null only when the standard error is 0 and the lift is not
 * on the bad side. Throws `StatisticsInputError` for a negative standard error or precision,
 * priorSd <= 0 or confidence outside (0,1).
 *
 * Source: product documentation, Statistical nitty-gritty, eqs. 9–15 and 19, and Statistical
 * details; Gelman et al., Bayesian Data Analysis, 3rd ed., §2.5.
 */
export function bayesianPosterior(input: BayesianPosteriorInput) {
  requireInterval(input);
  const {lift, standardError, priorMean = 0, priorSd, confidence, precision = 0} = input;
  requireAll(
    {priorMean, priorSd, precision},
    {priorMean: 'number', priorSd: 'positive', precision: 'nonNegative'},
  );
  const total = Math.hypot(priorSd, standardError);
  const weightOnData = (priorSd / total) ** 2;
  const weightOnPrior = (standardError / total) ** 2;
  const mean = weightOnData * lift + weightOnPrior * priorMean;
  const sd = (priorSd / total) * standardError;
  const halfWidth = twoSidedCriticalValue(1 - confidence) * sd;
  const side = input.higherIsBetter ? 1 : -1;
  const tail = increaseTail(side * mean, sd, precision);
  return finish(
    {
      mean,
      sd,
      lower: mean - halfWidth,
      upper: mean + halfWidth,
      weightOnData,
      ...tail,
      risk: tail.risk === null ? null : side * tail.risk,
      loss: side * tail.loss,
    },
    'The lift is known without error and is not harmful, so there is no risk.',
  );
}
