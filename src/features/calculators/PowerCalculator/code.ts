import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {boundary, numbered, rhoAt, subjectsForLift} from '../kit/code/formulas.ts';
import type {Figures, Program} from '../kit/types.ts';
import type {Result} from './compute.ts';

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
  const multiplier = boundary('rho', 'log_inverse').replaceAll('subjects', `(2 * n_${row})`);
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
      subjects_for_lift: subjectsForLift('metric_mean', 'metric_variance'),
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
