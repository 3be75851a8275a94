import {bayesianPosterior} from '../../statistics/bayesianPosterior.ts';
import {better, confidence, lift, priorSd, se, subjectsOfBoth} from '../kit/commonFields.ts';
import {choiceField, percentField, type Fields, type Values} from '../kit/fields.ts';
import type {Figures, Formulas, Program, Raw} from '../kit/types.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {fixedSampleCI} from '../../statistics/fixedSampleCI.ts';
import {normalCdf} from '../../statistics/special/standardNormal.ts';
import {intervalsByMethod, type MethodInterval} from '../kit/intervalsByMethod.ts';
import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {boundary, POSTERIOR, rhoAt} from '../kit/code/formulas.ts';

const isShown = ({data}: Raw) => data === 'interval';
const isComputed = ({data}: Raw) => data === 'lift';

/** The form; the example is that of the page on non-inferiority tests. */
export const fields = {
  data: choiceField('Data', {
    lift: 'Lift and standard error',
    interval: 'An interval from the results',
  }),
  lift: {...lift, initial: '-0.5', when: isComputed},
  se: {...se, initial: '1.409', when: isComputed},
  n: {...subjectsOfBoth, when: isComputed},
  lower: {...lift, label: 'Lower bound', initial: '-4.4', when: isShown},
  upper: {...lift, label: 'Upper bound', initial: '2.4', when: isShown},
  margin: percentField('Margin', '3.5', {
    hint: 'The harm you tolerate, without a sign',
    above: 0,
    max: 1e6,
  }),
  better,
  confidence: {...confidence, when: isComputed},
  priorSd: {...priorSd, when: isComputed},
} satisfies Fields;

type Input = Values<typeof fields>;

export type NonInferiority = ReturnType<typeof compare>;

/** Where an interval lies against 0 and the margin. */
function judge(interval: MethodInterval, margin: number, isUpGood: boolean) {
  const [worst, best] = isUpGood
    ? [interval.lower, interval.upper]
    : [-interval.upper, -interval.lower];
  const passes = worst > -margin;
  const state =
    worst > 0
      ? 'Superior'
      : best < 0
        ? passes
          ? 'Worse, but tolerated'
          : 'Inferior'
        : passes
          ? 'Non-inferior'
          : 'Inconclusive';
  /** The end of the interval that decides. */
  const bound = isUpGood ? interval.lower : interval.upper;
  return {...interval, bound, passes, state};
}

/** The one-sided test against the margin with Fixed Sample, and its Bayesian counterpart. */
function testMargin({lift, se: standardError, margin, confidence, priorSd}: Input, isUp: boolean) {
  const distance = (isUp ? lift : -lift) + margin;
  const {zScore, criticalValue} = fixedSampleCI({lift: distance, standardError, confidence});
  const z = zScore ?? 0;
  const {probExceedsPrecision} = bayesianPosterior({
    lift,
    standardError,
    confidence,
    priorSd,
    precision: margin,
    // The chance of harm beyond the margin, as if that were the good side.
    higherIsBetter: !isUp,
  });
  const [pValue = 1] = normalCdf({x: [-z]}).p;
  return {z, criticalValue, pValue, probability: 1 - probExceedsPrecision};
}

/** Intervals against the margin: the one of the results page, or those of every method. */
export function compare(values: Input) {
  const {data, lower, upper, margin, better} = values;
  const isUpGood = better === 'increase';
  const judgeAll = (intervals: readonly MethodInterval[]) =>
    intervals.map((interval) => judge(interval, margin, isUpGood));
  const limit = isUpGood ? -margin : margin;
  if (data === 'interval') {
    if (lower > upper) {
      throw new StatisticsInputError('upper', 'Enter an upper bound that is not below the lower.');
    }
    const interval = {label: 'Interval', center: (lower + upper) / 2, lower, upper};
    return {values, isUpGood, limit, verdicts: judgeAll([interval]), test: null, methods: null};
  }
  const methods = intervalsByMethod({
    ...values,
    standardError: values.se,
    higherIsBetter: isUpGood,
  });
  const verdicts = judgeAll(methods.intervals);
  return {values, isUpGood, limit, verdicts, test: testMargin(values, isUpGood), methods};
}

/** Methods in the order of the table, as scripts name them. */
const NAMES = ['fixed', 'sequential', 'hybrid_running', 'hybrid_ended', 'bayesian'];

/** The bounds that decide, and the tests; or how far the given bound is inside the margin. */
export function figures({verdicts, test, isUpGood, limit}: NonInferiority): Figures {
  const [first] = verdicts;
  if (!test) return {room: (isUpGood ? 1 : -1) * ((first?.bound ?? 0) - limit)};
  const bounds = verdicts.map(({bound}, index) => [`bound_${NAMES[index]}`, bound]);
  return {
    ...(Object.fromEntries(bounds) as Record<string, number>),
    z_score: test.z,
    one_sided_p_value: test.pValue,
    probability_inside: test.probability,
  };
}

const FORMULAS: Formulas = {
  alpha: '1 - confidence',
  critical_value: '-qnorm(alpha / 2)',
  bound_fixed: 'lift - side * critical_value * standard_error',
  log_inverse: '-log(alpha)',
  rho: rhoAt('log_inverse'),
  multiplier: boundary('rho', 'log_inverse'),
  bound_sequential: 'lift - side * multiplier * standard_error',
  log_inverse_half: '-log(alpha / 2)',
  rho_half: rhoAt('log_inverse_half'),
  multiplier_half: boundary('rho_half', 'log_inverse_half'),
  bound_hybrid_running: 'lift - side * multiplier_half * standard_error',
  bound_hybrid_ended: 'lift + side * qnorm(alpha / 4) * standard_error',
  weight_on_data: POSTERIOR.weight_on_data,
  posterior_mean: POSTERIOR.posterior_mean,
  posterior_sd: POSTERIOR.posterior_sd,
  bound_bayesian: 'posterior_mean - side * critical_value * posterior_sd',
  z_score: '(side * lift + margin) / standard_error',
  one_sided_p_value: 'pnorm(-z_score)',
  probability_inside: 'pnorm((side * posterior_mean + margin) / posterior_sd)',
};

/** The comparison with the margin as a script. */
export function program(result: NonInferiority): Program {
  const {values, test, isUpGood} = result;
  const {lift, se, n, margin, confidence, priorSd, lower, upper} = values;
  if (!test) {
    const room = isUpGood ? 'lower + margin' : 'margin - upper';
    return {given: {lower, upper, margin}, formulas: {room}};
  }
  return {
    given: {
      lift,
      standard_error: se,
      subjects: n,
      margin,
      side: isUpGood ? 1 : -1,
      confidence,
      prior_sd: priorSd,
      tuning: DEFAULT_TUNING,
    },
    formulas: FORMULAS,
  };
}
