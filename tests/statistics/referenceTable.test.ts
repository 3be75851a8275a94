import {describe, expect, it} from 'vitest';
import {largestDifference} from '../../src/features/statistics/reference-table/index.ts';

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
