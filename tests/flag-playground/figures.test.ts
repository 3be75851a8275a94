import {describe, expect, it} from 'vitest';
import {sentenceText} from '../../src/features/flag-playground/engine/sentence.ts';
import {reportOf, startOf} from '../../src/features/flag-playground/remark/startOf.ts';

describe('what is computed while building', () => {
  it('is the same in every build', () => {
    const [first, second] = [startOf('experiment'), startOf('experiment')];
    expect(first).toEqual(second);
    expect(first.answer.report?.event?.timestamp).toBe('2026-01-15T09:12:33.123Z');
  });

  it('is a figure for the subject that is named', () => {
    expect(sentenceText(reportOf('exclusion', 'bob').report.sentence)).toContain('gets `button`');
    expect(sentenceText(reportOf('exclusion').report.sentence)).toContain('gets `banner`');
  });

  it('puts the held-out subject of the page into the half that it names', () => {
    const {answer} = startOf('holdout');
    expect(answer.problems).toEqual([]);
    const held = reportOf('holdout', 'user-60').report.allocations[0]!.splits;
    expect(held.map(({mark}) => mark)).toEqual(['false', 'true']);
  });
});
