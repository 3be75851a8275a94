import {SRM_ALPHA, srmChiSquare, type SrmChiSquareResult} from '../../statistics/srmChiSquare.ts';
import {
  DEFAULT_CONCENTRATION,
  srmSequential,
  type SrmSequentialResult,
} from '../../statistics/srmSequential.ts';
import {evaluateWith, fieldReader, parseNumber, type FieldReader} from '../kit/fieldReader.ts';
import type {Evaluation, Raw} from '../kit/types.ts';

export const MODES = ['chiSquare', 'sequential'] as const;

export const MAX_VARIATIONS = 10;

const FIELDS = Array.from({length: MAX_VARIATIONS}, (_, index) => index + 1);
const EXAMPLE_COUNTS = ['23740', '23803'];

export const defaults = {
  mode: 'chiSquare',
  variations: '2',
  alpha: String(SRM_ALPHA),
  alphaLooks: '0.05',
  concentration: String(DEFAULT_CONCENTRATION),
  batches: '510 490\n1030 970\n2080 1920',
  ...Object.fromEntries(
    FIELDS.map((field, index) => [`count${field}`, EXAMPLE_COUNTS[index] ?? '']),
  ),
  ...Object.fromEntries(FIELDS.map((field) => [`weight${field}`, '1'])),
} satisfies Raw;

/** Variations the form shows, from 2 to 10. */
export function variationCount(raw: Raw): number {
  const count = Number(raw.variations);
  return Number.isInteger(count) ? Math.min(MAX_VARIATIONS, Math.max(2, count)) : 2;
}

/** Verdict on one set of counts. */
export interface ChiSquareCheck {
  mode: 'chiSquare';
  observed: number[];
  weights: number[];
  alpha: number;
  test: SrmChiSquareResult;
}

/** Verdict at every look. */
export interface SequentialCheck {
  mode: 'sequential';
  batches: number[][];
  weights: number[];
  alpha: number;
  concentration: number;
  test: SrmSequentialResult;
}

export type Check = ChiSquareCheck | SequentialCheck;

/** Longest list of looks taken, so that an answer stays immediate. */
const MAX_LOOKS = 1000;

function readBatches(raw: Raw, variations: number, reader: FieldReader): number[][] {
  const lines = (raw.batches ?? '').split('\n').flatMap((line, index) => {
    return line.trim() === '' ? [] : [{line, number: index + 1}];
  });
  if (lines.length === 0 || lines.length > MAX_LOOKS) {
    reader.reject('batches', `Enter 1 to ${MAX_LOOKS} lines, one per look, for example 510 490.`);
  }
  return lines.map(({line, number}) => {
    const counts = line
      .trim()
      .split(/[\s,;]+/)
      .map(parseNumber);
    const isGood = counts.every((count) => Number.isInteger(count) && count >= 0);
    if (!isGood || counts.length !== variations) {
      reader.reject(
        'batches',
        `Line ${number} must have ${variations} whole numbers of 0 or more, for example ` +
          `${Array.from({length: variations}, (_, index) => 510 - 10 * index).join(' ')}; ` +
          `it is “${line.trim()}”.`,
      );
    }
    return counts;
  });
}

/** Where the statistics' name for an input is typed: `observed[1]` is `count2`. */
function fieldOf(statisticsField: string): string {
  const [, list, index] = /^(observed|weights)\[(\d+)\]/.exec(statisticsField) ?? [];
  if (list) return `${list === 'weights' ? 'weight' : 'count'}${Number(index) + 1}`;
  return statisticsField.startsWith('batches') ? 'batches' : 'count1';
}

/** Verdict for what was typed, or a message per field. */
export function evaluate(raw: Raw): Evaluation<Check> {
  const reader = fieldReader(raw);
  const mode = reader.choice('mode', MODES);
  const variations = variationCount(raw);
  const fields = FIELDS.slice(0, variations);
  const weights = fields.map((field) => reader.number(`weight${field}`, {above: 0, max: 1e9}));
  if (mode === 'chiSquare') {
    const observed = fields.map((field) =>
      reader.number(`count${field}`, {whole: true, min: 0, max: 1e15}),
    );
    const alpha = reader.number('alpha', {above: 0, below: 1});
    const compute = (): Check => {
      const test = srmChiSquare({observed, weights, alpha});
      return {mode, observed, weights, alpha, test};
    };
    return evaluateWith(reader, compute, fieldOf);
  }
  const batches = readBatches(raw, variations, reader);
  const alpha = reader.number('alphaLooks', {above: 0, below: 1});
  const concentration = reader.number('concentration', {above: 0, max: 1e12});
  const compute = (): Check => {
    const test = srmSequential({batches, weights, concentration});
    return {mode, batches, weights, alpha, concentration, test};
  };
  return evaluateWith(reader, compute, fieldOf);
}
