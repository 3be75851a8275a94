import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import type {Scripts} from '../kit/code/languages.ts';
import {boundary, rhoAt} from '../kit/code/sequential.ts';
import {toScripts} from '../kit/code/toScripts.ts';
import type {Result} from './compute.ts';

/** The numbers of the table, counted from 1 by its rows, and the progress. */
export function figures({rows, progress}: Result): Record<string, number> {
  const cells = rows.flatMap(({nPerVariation, power, mde}, index) => [
    [`n_${index + 1}`, nPerVariation],
    [`power_${index + 1}`, power],
    [`mde_fixed_${index + 1}`, mde.fixed],
    [`mde_sequential_${index + 1}`, mde.sequential],
    [`mde_hybrid_${index + 1}`, mde.hybrid],
  ]);
  return {...Object.fromEntries(cells), progress: progress.progress ?? 0};
}

function rowFormulas(row: number): [string, string][] {
  const error = `sqrt(2 * metric_variance / n_${row})`;
  const multiplier = boundary('rho', 'log_inverse').replaceAll('subjects', `(2 * n_${row})`);
  return [
    [`n_${row}`, `n * weeks_${row} / weeks_1`],
    [`power_${row}`, `pnorm(abs(effect * metric_mean) / ${error} - z_alpha)`],
    [`mde_fixed_${row}`, `(z_alpha + z_power) * ${error} / abs(metric_mean)`],
    [`mde_sequential_${row}`, `mde_fixed_${row} * ${multiplier} / z_alpha`],
    [`mde_hybrid_${row}`, `mde_fixed_${row} * qnorm(alpha / 4) / qnorm(alpha / 2)`],
  ];
}

/** The table as a script. */
export function toCode(result: Result): Scripts {
  const {values, rows} = result;
  const {metric, rate, mean, variance, n, effect, confidence, power} = values;
  const weeks = rows.map((row, index) => [`weeks_${index + 1}`, row.weeks]);
  const isRate = metric === 'binary';
  return toScripts({
    title: 'Power of an experiment that runs',
    given: {
      ...(isRate ? {rate} : {metric_mean: mean, metric_variance: variance}),
      ...{n, effect, confidence, desired_power: power},
      ...{lower: values.lower, upper: values.upper, target_precision: values.precision},
      ...(Object.fromEntries(weeks) as Record<string, number>),
      tuning: DEFAULT_TUNING,
    },
    formulas: {
      ...(isRate && {metric_mean: 'rate', metric_variance: 'rate * (1 - rate)'}),
      alpha: '1 - confidence',
      z_alpha: '-qnorm(alpha / 2)',
      z_power: 'qnorm(desired_power)',
      log_inverse: '-log(alpha)',
      rho: rhoAt('log_inverse'),
      ...(Object.fromEntries(rows.flatMap((_, index) => rowFormulas(index + 1))) as Record<
        string,
        string
      >),
      progress: '(target_precision / ((upper - lower) / 2)) ^ 2',
    },
    figures: Object.keys(figures(result)),
  });
}
