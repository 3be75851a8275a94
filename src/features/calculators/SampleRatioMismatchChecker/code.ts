import type {Scripts} from '../kit/types.ts';
import {type Program, toScripts} from '../kit/code/toScripts.ts';
import type {Check, ChiSquareCheck, SequentialCheck} from './compute.ts';

const named = (name: string, values: readonly number[]): [string, number][] =>
  values.map((value, index) => [`${name}_${index + 1}`, value]);

const sumOf = (name: string, {length}: readonly unknown[]): string =>
  Array.from({length}, (_, index) => `${name}_${index + 1}`).join(' + ');

/** The numbers of the verdict. */
export function figures(check: Check): Record<string, number> {
  if (check.mode === 'sequential') {
    const {logBayesFactors, pValues} = check.test;
    return {log_bayes_factor: logBayesFactors.at(-1) ?? 0, p_value: pValues.at(-1) ?? 1};
  }
  const {statistic, pValue, expected} = check.test;
  if (statistic === null || pValue === null) return {};
  return {...Object.fromEntries(named('expected', expected)), statistic, p_value: pValue};
}

function once({observed, weights}: ChiSquareCheck): Pick<Program, 'given' | 'formulas'> {
  const terms = weights.map((_, index) => {
    return `(observed_${index + 1} - expected_${index + 1}) ^ 2 / expected_${index + 1}`;
  });
  const expected = weights.map((_, index) => [
    `expected_${index + 1}`,
    `subjects * weight_${index + 1} / weights`,
  ]);
  return {
    given: Object.fromEntries([...named('observed', observed), ...named('weight', weights)]),
    formulas: {
      subjects: sumOf('observed', observed),
      weights: sumOf('weight', weights),
      ...(Object.fromEntries(expected) as Record<string, string>),
      statistic: terms.join(' + '),
      p_value: `chisq_tail(statistic, ${weights.length - 1})`,
    },
  };
}

function atLooks(check: SequentialCheck): Pick<Program, 'given' | 'formulas'> {
  const {batches, weights, concentration} = check;
  const given: Record<string, number> = {
    concentration,
    ...Object.fromEntries(named('weight', weights)),
  };
  const formulas: Record<string, string> = {weights: sumOf('weight', weights)};
  weights.forEach((_, arm) => {
    formulas[`share_${arm + 1}`] = `weight_${arm + 1} / weights`;
  });
  const totals = weights.map(() => 0);
  batches.forEach((batch, look) => {
    batch.forEach((count, arm) => {
      totals[arm] = (totals[arm] ?? 0) + count;
      given[`look_${look + 1}_arm_${arm + 1}`] = totals[arm];
    });
    const parts = weights.map((_, arm) => {
      const [share, total] = [`share_${arm + 1}`, `look_${look + 1}_arm_${arm + 1}`];
      const prior = `concentration * ${share}`;
      return `lgamma(${prior} + ${total}) - lgamma(${prior}) - ${total} * log(${share})`;
    });
    const subjects = sumOf(`look_${look + 1}_arm`, batch);
    const isLast = look === batches.length - 1;
    formulas[isLast ? 'log_bayes_factor' : `log_bayes_factor_${look + 1}`] =
      `lgamma(concentration) - lgamma(concentration + ${subjects}) + ${parts.join(' + ')}`;
  });
  const factors = Object.keys(formulas).filter((name) => name.startsWith('log_bayes'));
  formulas.p_value = `min(1, ${factors.map((name) => `exp(-${name})`).join(', ')})`;
  return {given, formulas};
}

/** The test as a script; that of looks starts from the totals at each. */
export function toCode(check: Check): Scripts {
  const program = check.mode === 'sequential' ? atLooks(check) : once(check);
  return toScripts({
    title: 'Sample ratio mismatch',
    ...program,
    figures: Object.keys(figures(check)),
  });
}
