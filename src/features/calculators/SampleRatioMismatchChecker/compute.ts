import {StatisticsInputError} from '../../statistics/validate.ts';
import {
  DEFAULT_CONCENTRATION,
  SRM_ALPHA,
  srmChiSquare,
  srmSequential,
} from '../../statistics/srmChiSquare.ts';
import {choiceField, numberField, type Fields, type Values} from '../kit/fields.ts';
import {linesOf, parseNumber} from '../kit/readNumber.ts';
import type {Raw} from '../kit/types.ts';

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
