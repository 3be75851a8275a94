import {StatisticsInputError} from '../../statistics/errors.ts';
import {srmChiSquare} from '../../statistics/srmChiSquare.ts';
import {srmSequential} from '../../statistics/srmSequential.ts';
import type {Values} from '../kit/fields.ts';
import {parseNumber} from '../kit/readNumber.ts';
import type {fields} from './fields.ts';

/** Verdict on one set of counts. */
export type ChiSquareCheck = ReturnType<typeof checkOnce>;

/** Verdict at every look. */
export type SequentialCheck = ReturnType<typeof checkLooks>;

export type Check = ChiSquareCheck | SequentialCheck;

/** Longest list of looks taken, so that an answer stays immediate. */
const MAX_LOOKS = 1000;

function readBatches(text: string, variations: number): number[][] {
  const lines = text.split('\n').flatMap((line, index) => {
    return line.trim() === '' ? [] : [{line: line.trim(), number: index + 1}];
  });
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
