import {describe, expect, it} from 'vitest';
import {largestDifference} from '../../src/features/statistics/reference-table/index.ts';
import * as statistics from '../../src/features/statistics/index.ts';
import {cases, type Json} from './referenceCases.ts';

describe('the largest difference', () => {
  it('is relative, and found in lists and lists of lists', () => {
    const theirs = {lift: 100, list: [1, 2], nested: [[4]], flag: true};
    const ours = {lift: 101, list: [1, 2.5], nested: [[4.4]], flag: false};
    expect(largestDifference(ours, theirs)).toEqual({
      output: 'list[2]',
      ours: 2.5,
      theirs: 2,
      difference: 0.25,
    });
  });

  it('is a distance where there is nothing to divide by', () => {
    expect(largestDifference({p: 0.5}, {p: 0})).toMatchObject({difference: 0.5});
  });

  it('refuses outputs that have no number in common', () => {
    expect(() => largestDifference({other: 1}, {p: 0})).toThrow('no number to compare');
  });
});

const methods = statistics as unknown as Record<string, (inputs: unknown) => unknown>;

/** Numbers within max(absolute, relative · |value|), of an object at least the given keys, all else equal. */
function like(value: Json, tolerance: {relative: number; absolute: number}): unknown {
  if (typeof value === 'number') {
    const allowed = Math.max(tolerance.absolute, tolerance.relative * Math.abs(value));
    // The matcher allows half a unit of the last digit.
    return expect.closeTo(value, -Math.log10(2 * allowed));
  }
  if (Array.isArray(value)) return value.map((item) => like(item, tolerance));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, like(item, tolerance)] as const);
  return expect.objectContaining(Object.fromEntries(entries));
}

describe('reference values', () => {
  it.each(cases)(
    '$id agrees within its tolerance',
    ({function: name, inputs, outputs, tolerance}) => {
      expect(methods[name], `src/features/statistics has no function ${name}`).toBeTypeOf(
        'function',
      );
      expect(methods[name]?.(inputs)).toEqual(like(outputs, tolerance));
    },
  );
});
