import {StatisticsInputError} from '../../statistics/errors.ts';
import type {Evaluation, FieldErrors, Raw} from './types.ts';

/** What a number field accepts, in the unit it is typed in (percent fields: percent). */
interface NumberRule {
  min?: number;
  max?: number;
  above?: number;
  below?: number;
  whole?: boolean;
  percent?: boolean;
}

const NUMBER = /^[+\-−]?(?:\d+|\d{1,3}(?:[,\u00a0 _]\d{3})+)?(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** The number in a text such as `1,200`, `3.5e6`, `−2` or `20 %`; NaN when there is none. */
export function parseNumber(text: string): number {
  const bare = text.trim().replace(/%$/, '').trimEnd();
  if (!/\d/.test(bare) || !NUMBER.test(bare)) return NaN;
  return Number(bare.replace(/[,\u00a0 _]/g, '').replace('−', '-'));
}

function describeRule(rule: NumberRule): string {
  const limits = [
    rule.above === undefined ? '' : `above ${rule.above}`,
    rule.min === undefined ? '' : `of at least ${rule.min.toLocaleString('en-US')}`,
    rule.below === undefined ? '' : `below ${rule.below}`,
    rule.max === undefined ? '' : `at most ${rule.max.toLocaleString('en-US')}`,
  ].filter(Boolean);
  const kind = rule.whole ? 'a whole number' : 'a number';
  return (
    [kind, limits.join(' and ')].filter(Boolean).join(' ') + (rule.percent ? ' (percent)' : '')
  );
}

/** Limits are compared in the unit of the result: a share may be too small for a number of its own. */
function satisfies(value: number, rule: NumberRule, unit: number): boolean {
  const {min = -Infinity, max = Infinity, above = -Infinity, below = Infinity} = rule;
  return (
    Number.isFinite(value) &&
    (!rule.whole || Number.isInteger(value)) &&
    value >= min / unit &&
    value <= max / unit &&
    value > above / unit &&
    value < below / unit
  );
}

/** Reads fields one by one and remembers a message for each that cannot be used. */
export interface FieldReader {
  /** The number typed, or NaN with a message remembered. Percent fields give fractions. */
  number: (field: string, rule: NumberRule) => number;
  /** The choice, or the first of `choices` when the text is none of them. */
  choice: <T extends string>(field: string, choices: readonly T[]) => T;
  /** Remembers a message found by other means. */
  reject: (field: string, message: string) => void;
  errors: FieldErrors;
}

/** A reader over what was typed. */
export function fieldReader(raw: Raw): FieldReader {
  const errors: Record<string, string> = {};
  return {
    errors,
    number(field, rule) {
      const text = raw[field] ?? '';
      const unit = rule.percent ? 100 : 1;
      const value = parseNumber(text) / unit;
      if (satisfies(value, rule, unit)) return value;
      const given = text.trim() === '' ? '.' : `, not “${text.trim()}”.`;
      errors[field] = `Enter ${describeRule(rule)}${given}`;
      return NaN;
    },
    choice(field, choices) {
      return choices.find((choice) => choice === raw[field]) ?? (choices[0] as never);
    },
    reject(field, message) {
      errors[field] ??= message;
    },
  };
}

/**
 * Computes a result unless a field was rejected. An input that the statistics refuse becomes a
 * message at the field `fieldOf` names for it.
 */
export function evaluateWith<Result>(
  reader: FieldReader,
  compute: () => Result,
  fieldOf: (statisticsField: string) => string,
): Evaluation<Result> {
  if (Object.keys(reader.errors).length > 0) return {errors: reader.errors};
  try {
    return {result: compute()};
  } catch (error) {
    if (!(error instanceof StatisticsInputError)) throw error;
    return {errors: {[fieldOf(error.field)]: error.message}};
  }
}
