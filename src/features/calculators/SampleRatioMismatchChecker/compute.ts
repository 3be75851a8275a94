import {StatisticsInputError} from '../../statistics/validate.ts';
import {
  DEFAULT_CONCENTRATION,
  SRM_ALPHA,
  srmChiSquare,
  srmSequential,
} from '../../statistics/srmChiSquare.ts';
import {choiceField, numberField, type Fields, type Values} from '../kit/fields.ts';
import {linesOf, parseNumber} from '../kit/readNumber.ts';
import type {Figures, Program, Raw} from '../kit/types.ts';
import {numbered} from '../kit/code/formulas.ts';

const isOnce = ({mode}: Raw) => mode === 'chiSquare';
const isRepeated = ({mode}: Raw) => mode === 'sequential';

const MAX_VARIATIONS = 10;
const COUNTS = Array.from({length: MAX_VARIATIONS - 1}, (_, index) => String(index + 2));
const EXAMPLE_COUNTS = ['23740', '23803'];

/** Name of a variation by position; the first is the control. */
export function variationName(index: number): string {
  return index === 0 ? 'Control' : `Variation ${index}`;
}

function armFields(index: number): Fields {
  const isUsed = ({variations}: Raw) => index < Number(variations);
  const group = variationName(index);
  return {
    [`count${index + 1}`]: numberField('Subjects', EXAMPLE_COUNTS[index] ?? '', {
      group,
      whole: true,
      min: 0,
      max: 1e15,
      when: (raw) => isUsed(raw) && isOnce(raw),
    }),
    [`weight${index + 1}`]: numberField('Weight', '1', {
      group,
      above: 0,
      max: 1e9,
      hasAnyScale: true,
      when: isUsed,
    }),
  };
}

/** What both tests ask for. */
const common = {
  mode: choiceField('Test', {
    chiSquare: 'Chi-square, as in the product',
    sequential: 'Sequential, valid at every look',
  }),
  alpha: numberField('Significance level α', String(SRM_ALPHA), {above: 0, below: 1, when: isOnce}),
  alphaLooks: numberField('Significance level α', '0.05', {above: 0, below: 1, when: isRepeated}),
  concentration: numberField('Concentration κ', String(DEFAULT_CONCENTRATION), {
    hint: 'Weight of the plan, in subjects',
    above: 0,
    max: 1e12,
    when: isRepeated,
  }),
  variations: choiceField(
    'Number of variations',
    Object.fromEntries(COUNTS.map((count) => [count, count])),
  ),
  batches: {
    label: 'New subjects at each look',
    hint: 'One line per look, one number per variation, separated by spaces',
    initial: '510 490\n1030 970\n2080 1920',
    rows: 5,
    when: isRepeated,
  },
} satisfies Fields;

/** The form: fields for each variation in use. */
export const fields: typeof common & Fields = Object.assign(
  {},
  common,
  ...Array.from({length: MAX_VARIATIONS}, (_, index) => armFields(index)),
) as typeof common & Fields;

/** Verdict on one set of counts. */
export type ChiSquareCheck = ReturnType<typeof checkOnce>;

/** Verdict at every look. */
export type SequentialCheck = ReturnType<typeof checkLooks>;

export type Check = ChiSquareCheck | SequentialCheck;

/** Longest list of looks taken, so that an answer stays immediate. */
const MAX_LOOKS = 1000;

function readBatches(text: string, variations: number): number[][] {
  const lines = linesOf(text);
  if (lines.length === 0 || lines.length > MAX_LOOKS) {
    const message = `Enter 1 to ${MAX_LOOKS} lines, one per look, for example 510 490.`;
    throw new StatisticsInputError('batches', message);
  }
  return lines.map(({line, number}) => {
    const counts = line.split(/[\s,;]+/).map(parseNumber);
    const isGood = counts.every((count) => Number.isInteger(count) && count >= 0);
    if (!isGood || counts.length !== variations) {
      const example = Array.from({length: variations}, (_, index) => 510 - 10 * index).join(' ');
      throw new StatisticsInputError(
        'batches',
        `Line ${number} must have ${variations} whole numbers of 0 or more, for example ` +
          `${example}; it is “${line}”.`,
      );
    }
    return counts;
  });
}

function checkOnce(observed: readonly number[], weights: readonly number[], alpha: number) {
  const test = srmChiSquare({observed, weights, alpha});
  return {mode: 'chiSquare' as const, observed, weights, alpha, test};
}

function checkLooks(
  batches: readonly number[][],
  weights: readonly number[],
  {alphaLooks: alpha, concentration}: {alphaLooks: number; concentration: number},
) {
  const test = srmSequential({batches, weights, concentration});
  return {mode: 'sequential' as const, batches, weights, alpha, concentration, test};
}

/** Where the statistics' name for an input is typed: `observed[1]` is `count2`. */
export function fieldOf(input: string): string | undefined {
  const [, list, index] = /^(observed|weights)\[(\d+)\]/.exec(input) ?? [];
  if (list) return `${list === 'weights' ? 'weight' : 'count'}${Number(index) + 1}`;
  return input.startsWith('batches') ? 'batches' : undefined;
}

/** Does the split fit the plan? Once, or at every look. */
export function check(values: Values<typeof fields>): Check {
  const variations = Number(values.variations);
  const listOf = (name: 'count' | 'weight'): number[] =>
    Array.from({length: variations}, (_, index) => Number(values[`${name}${index + 1}`]));
  return values.mode === 'chiSquare'
    ? checkOnce(listOf('count'), listOf('weight'), values.alpha)
    : checkLooks(readBatches(values.batches, variations), listOf('weight'), values);
}

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
