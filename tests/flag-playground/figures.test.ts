import {describe, expect, it} from 'vitest';
import {sentenceText} from '../../src/features/flag-playground/engine/sentence.ts';
import {figureOf, startOf} from '../../src/features/flag-playground/remark/index.ts';
import {unfoldState} from '../../src/features/flag-playground/state/address.ts';

describe('what is computed while building', () => {
  it('is the same in every build', () => {
    const [first, second] = [startOf('experiment'), startOf('experiment')];
    expect(first).toEqual(second);
    expect(first.answer.report?.event?.timestamp).toBe('2026-01-15T09:12:33.123Z');
  });

  it('is a figure for the subject that is named', async () => {
    const [named, unnamed] = await Promise.all([
      figureOf('exclusion', 'bob'),
      figureOf('exclusion'),
    ]);
    expect(sentenceText(named.report.sentence)).toContain('`bob` gets `button`');
    expect(sentenceText(unnamed.report.sentence)).toContain('`alice` gets `banner`');
  });

  it('leads to the playground with the same subject', async () => {
    const {address} = await figureOf('exclusion', 'bob');
    const link = new URL(address, 'https://docs.example').searchParams.get('playground');
    expect(await unfoldState(link!)).toEqual({...startOf('exclusion').state, subjectKey: 'bob'});
  });

  it('puts the held-out subject of the page into the half that it names', async () => {
    const {answer} = startOf('holdout');
    expect(answer.problems).toEqual([]);
    const held = (await figureOf('holdout', 'user-60')).report.allocations[0]!.splits;
    expect(held.map(({mark}) => mark)).toEqual(['false', 'true']);
  });
});
