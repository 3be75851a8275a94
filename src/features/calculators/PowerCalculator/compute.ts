import {confidence, isMean, MEAN, rate, VARIANCE} from '../kit/commonFields.ts';
import {choiceField, numberField, percentField, type Fields, type Values} from '../kit/fields.ts';
import {StatisticsInputError} from '../../statistics/validate.ts';
import {mdeByDuration, powerForEffect} from '../../statistics/minimumDetectableEffect.ts';
import {byMethod, type PlanningMethod} from '../../statistics/planning.ts';
import {progress} from '../../statistics/progress.ts';
import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {subjectsForLift} from '../../statistics/relativeLift.ts';
import {boundary, numbered, rhoAt, shownFromFormula} from '../kit/code/formulas.ts';
import type {Figures, Program} from '../kit/types.ts';

const weeks = {min: 0.1, max: 104};

/** The form: the metric, how far the experiment is, and what is hoped for. */
export const fields = {
  metric: choiceField('Metric', {binary: 'Conversion rate', mean: 'Mean per subject'}),
  rate,
  mean: numberField('Mean of control', '36.23', {...MEAN, when: isMean}),
  variance: numberField('Variance of one subject', '80000', {...VARIANCE, when: isMean}),
  n: numberField('Subjects per variation so far', '2500', {whole: true, min: 2, max: 1e12}),
  weeksNow: numberField('Weeks so far', '1', {...weeks}),
  weeksPlanned: numberField('Weeks planned', '4', {...weeks}),
  effect: percentField('True effect', '10', {
    hint: 'The relative change you would not want to miss',
    min: 0.001,
    max: 1000,
  }),
  confidence,
  power: percentField('Power', '80', {
    hint: 'For the minimum detectable effect',
    min: 1,
    below: 100,
  }),
  lower: percentField('Lower bound now', '-6', {
    hint: 'Of the interval that the experiment shows',
    min: -1e6,
    max: 1e6,
  }),
  upper: percentField('Upper bound now', '16', {min: -1e6, max: 1e6}),
  precision: percentField('Target precision', '5', {
    hint: 'Half of the width that you want',
    above: 0,
    max: 1e6,
  }),
} satisfies Fields;

/** Most durations in the table. */
const MAX_ROWS = 6;

export type Result = ReturnType<typeof compute>;

function check(values: Values<typeof fields>) {
  const {metric, rate, mean, effect, weeksNow, weeksPlanned, lower, upper} = values;
  const fail = (field: string, message: string) => {
    throw new StatisticsInputError(field, message);
  };
  if (metric === 'mean' && mean === 0) {
    fail('mean', 'Enter a mean other than 0: effects are relative to it.');
  }
  if (metric === 'binary' && rate * (1 + effect) > 1) {
    fail('effect', 'Enter a smaller effect: this one takes the rate above 100%.');
  }
  if (weeksPlanned < weeksNow) fail('weeksPlanned', 'Enter at least the weeks so far.');
  if (lower >= upper) fail('upper', 'Enter an upper bound above the lower one.');
}

/** Power and detectable effects now and until the planned end, and progress to a precision. */
export function compute(values: Values<typeof fields>) {
  check(values);
  const {metric, rate, n, weeksNow, weeksPlanned, effect, confidence, power} = values;
  const mean = metric === 'binary' ? rate : values.mean;
  const variance = metric === 'binary' ? rate * (1 - rate) : values.variance;
  const alpha = 1 - confidence;
  const {subjects: shownFrom} = subjectsForLift({mean, variance});
  const count = weeksPlanned === weeksNow ? 1 : MAX_ROWS;
  const durations = Array.from({length: count}, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1);
    return weeksNow + share * (weeksPlanned - weeksNow);
  });
  const subjects = durations.map((weeks) => (n * weeks) / weeksNow);
  const looks = durations.map((weeks, index) => {
    const total = 2 * (subjects[index] ?? 0);
    return {weeks, subjects: total, mean, variance};
  });
  const effects = (method: PlanningMethod): (number | null)[] => {
    const plan = {variations: 2, exposure: 1, alpha, power, method, tuning: DEFAULT_TUNING};
    return mdeByDuration({rows: looks, ...plan}).mde;
  };
  const mde = byMethod(effects);
  const rows = durations.map((weeks, index) => {
    const nPerVariation = subjects[index] ?? 0;
    const chance = powerForEffect({mean, variance, nPerVariation, effect: [effect], alpha});
    const detects = {
      power: chance.power[0] ?? 0,
      mde: byMethod((method) => mde[method][index] ?? 0),
    };
    return {
      weeks,
      nPerVariation,
      /** What is detected; null with too few subjects for a lift to be shown. */
      detects: nPerVariation < shownFrom ? null : detects,
    };
  });
  return {
    values: {...values, mean, variance, alpha},
    rows,
    shownFrom,
    progress: progress({...values, targetPrecision: values.precision}),
  };
}

/** The numbers of the table, counted from 1 by its rows, and the progress. */
export function figures({rows, shownFrom, progress}: Result): Figures {
  const cells = rows.flatMap(({nPerVariation, detects}, index) => {
    const {fixed, sequential, hybrid} = {...detects?.mde};
    const mde = {mde_fixed: fixed, mde_sequential: sequential, mde_hybrid: hybrid};
    const row = {n: nPerVariation, ...(detects && {power: detects.power, ...mde})};
    return Object.entries(row).map(([name, value]) => [`${name}_${index + 1}`, value]);
  });
  return {
    subjects_for_lift: shownFrom,
    ...Object.fromEntries(cells),
    progress: progress.progress ?? 0,
  };
}

function detectionFormulas(row: number): [string, string][] {
  const error = `sqrt(2 * metric_variance / n_${row})`;
  const multiplier = boundary('rho', 'log_inverse', `(2 * n_${row})`);
  return [
    [`power_${row}`, `pnorm(abs(effect * metric_mean) / ${error} - z_alpha)`],
    [`mde_fixed_${row}`, `(z_alpha + z_power) * ${error} / abs(metric_mean)`],
    [`mde_sequential_${row}`, `mde_fixed_${row} * ${multiplier} / z_alpha`],
    [`mde_hybrid_${row}`, `mde_fixed_${row} * qnorm(alpha / 4) / qnorm(alpha / 2)`],
  ];
}

/** The table as a script. */
export function program(result: Result): Program {
  const {values, rows} = result;
  const {metric, rate, mean, variance, n, effect, confidence, power} = values;
  const isRate = metric === 'binary';
  return {
    given: {
      ...(isRate ? {rate} : {metric_mean: mean, metric_variance: variance}),
      n,
      effect,
      confidence,
      desired_power: power,
      lower: values.lower,
      upper: values.upper,
      target_precision: values.precision,
      ...numbered(
        'weeks',
        rows.map(({weeks}) => weeks),
      ),
      tuning: DEFAULT_TUNING,
    },
    formulas: {
      ...(isRate && {metric_mean: 'rate', metric_variance: 'rate * (1 - rate)'}),
      alpha: '1 - confidence',
      z_alpha: '-qnorm(alpha / 2)',
      z_power: 'qnorm(desired_power)',
      log_inverse: '-log(alpha)',
      rho: rhoAt('log_inverse'),
      subjects_for_lift: shownFromFormula('metric_mean', 'metric_variance'),
      ...Object.fromEntries(
        rows.flatMap(({detects}, index): [string, string][] => [
          [`n_${index + 1}`, `n * weeks_${index + 1} / weeks_1`],
          ...(detects ? detectionFormulas(index + 1) : []),
        ]),
      ),
      progress: '(target_precision / ((upper - lower) / 2)) ^ 2',
    },
  };
}
