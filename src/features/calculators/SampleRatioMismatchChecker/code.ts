import type {Figures, Program} from '../kit/types.ts';
import {numbered} from '../kit/code/formulas.ts';
import type {Check, ChiSquareCheck, SequentialCheck} from './compute.ts';

const sumOf = (name: string, {length}: readonly unknown[]): string =>
  Array.from({length}, (_, index) => `${name}_${index + 1}`).join(' + ');

/** The numbers of the verdict. */
export function figures(check: Check): Figures {
  if (check.mode === 'sequential') {
    const {logBayesFactors, pValues} = check.test;
    return {log_bayes_factor: logBayesFactors.at(-1) ?? 0, p_value: pValues.at(-1) ?? 1};
  }
  const {statistic, pValue, expected} = check.test;
  if (statistic === null || pValue === null) return {};
  return {...numbered('expected', expected), statistic, p_value: pValue};
}

function once({observed, weights}: ChiSquareCheck): Program {
  const terms = weights.map((_, index) => {
    return `(observed_${index + 1} - expected_${index + 1}) ^ 2 / expected_${index + 1}`;
  });
  const expected = weights.map((_, index) => `subjects * weight_${index + 1} / weights`);
  return {
    given: {...numbered('observed', observed), ...numbered('weight', weights)},
    formulas: {
      subjects: sumOf('observed', observed),
      weights: sumOf('weight', weights),
      ...numbered('expected', expected),
      statistic: terms.join(' + '),
      p_value: `chisq_tail(statistic, ${weights.length - 1})`,
    },
  };
}

function atLooks(check: SequentialCheck): Program {
  const {batches, weights, concentration} = check;
  const given: Record<string, number> = {concentration, ...numbered('weight', weights)};
  const shares = weights.map((_, arm) => `weight_${arm + 1} / weights`);
  const formulas: Record<string, string> = {
    weights: sumOf('weight', weights),
    ...numbered('share', shares),
  };
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
export function program(check: Check): Program {
  const parts = check.mode === 'sequential' ? atLooks(check) : once(check);
  return {title: 'Sample ratio mismatch', ...parts};
}
