import {describe, expect, it} from 'vitest';
import type {Definition} from '../../src/features/calculators/kit/definition.ts';
import {initialOf, type Fields} from '../../src/features/calculators/kit/fields.ts';
import type {Raw} from '../../src/features/calculators/kit/types.ts';
import {lift} from '../../src/features/calculators/LiftCalculator/definition.ts';
import {pastedData} from '../../src/features/calculators/PastedData/definition.ts';
import {power} from '../../src/features/calculators/PowerCalculator/definition.ts';
import {resultOf, withExample} from './example.ts';
import {readState} from '../../src/shared/ui/queryFields/queryState.ts';

/** The example with some fields changed: the answer, or the messages. */
function answer<F extends Fields, Result>(definition: Definition<F, Result>, patch: Raw = {}) {
  const evaluation = withExample(definition)(patch);
  return 'errors' in evaluation ? evaluation.errors : definition.summarize(evaluation.result);
}

const paste = (data: string) => answer(pastedData, {data});

describe('lift', () => {
  it('agrees with the figures of its page', () => {
    expect(answer(lift)).toBe(
      'Lift +6.06%, standard error 0.90%. Its 95% interval is +4.30% to +7.83% by Fixed Sample.',
    );
    expect(answer(lift, {data: 'percentile'})).toContain('Lift −13.41%');
    expect(answer(lift, {data: 'percentile', percentile: '75'})).toContain('to +1.37% by Fixed');
  });

  it('has no interval for a percentile of too few or too equal values', () => {
    const result = resultOf(withExample(lift)({data: 'percentile', percentile: '90'}));
    expect(lift.summarize(result)).toContain('p90 needs at least 35 values in each variation');
    expect(lift.tables(result).flatMap(({rows}) => rows.map((row) => row.at(-1)))).toEqual([
      '–',
      '–',
    ]);
    expect(lift.toSteps(result, {})).toHaveLength(4);
    const equal = {data: 'percentile', valuesControl: '7\n'.repeat(20)};
    expect(answer(lift, equal)).toContain('Too many values are equal');
  });
});

describe('power of a running experiment', () => {
  it('agrees with the figures of its page', () => {
    expect(answer(power)).toBe(
      'A true effect of 10% has a power of 42.4% with 2,500 subjects per variation, and 94.2% ' +
        'after 4 weeks, by Fixed Sample. The precision is ±11%, which is 20.7% of the way to ±5%.',
    );
  });
});

describe('pasted data', () => {
  it('agrees with the figures of its page', () => {
    expect(answer(pastedData)).toBe(
      'control: 20 subjects, mean 433.75; treatment: 20 subjects, mean 368.75.',
    );
  });

  it.each([
    ['a\tb\n1\t2', {data: expect.stringContaining('“1” has one subject')}],
    ['1\n2\n3', 'All values: 3 subjects, mean 2.'],
    ['u1,B,1\nu2,B,3\nu3,control,5\nu3,control,1\nu4,control,2', /^control: 2 .*mean 4; B: 2/],
    ['subject,variation,revenue_7d\nu1,a,1\nu2,a,3', 'a: 2 subjects, mean 2.'],
    ['\uFEFF"id","variant","value"\nu1,a,1\nu2,a,3', 'a: 2 subjects, mean 2.'],
    ['\uFEFF"u 1",a,1\nu2,a,3', 'a: 2 subjects, mean 2.'],
    ['€ per day\n1\n3', 'All values: 2 subjects, mean 2.'],
    ['a\t1,250\na\t1,350', 'a: 2 subjects, mean 1,300.'],
    ['x;1\nx;"$1,200.50"\ny;3\ny;4', /^x: 2 subjects, mean 600.75; y/],
  ])('%j is read', (data, wanted) => {
    if (wanted instanceof RegExp) expect(paste(data)).toMatch(wanted);
    else expect(paste(data)).toEqual(wanted);
  });

  it.each([
    ['u1,a,1\nu2,a', 'Line 2 has 2 parts where line 1 has 3.'],
    ['u1,a,1\nu2,a,x', 'Line 2: Enter a number as value, not “x”.'],
    ['u1,a,1\nu1,b,2', 'Line 2: “u1” is in b here and was in a before.'],
    ['a;1,5\na;2', 'Line 1: Enter 1.5, with a point as decimal mark, not “1,5”.'],
    ['a;0,125\na;0,250', 'Line 1: Enter 0.125, with a point as decimal mark, not “0,125”.'],
    ['a;1,250\na;2', 'Line 1: Enter 1250 or 1.250: between semicolons “1,250” can be either.'],
    [
      '120 340\n5',
      'Line 1: Enter 120340 without spaces, or one number on each line, not “120 340”.',
    ],
    ['u1,a,\nu2,a,1\nu3,a,2', 'Line 1: Enter a number as value, not “”.'],
    ['u1,a,NULL\nu2,a,1\nu3,a,2', 'Line 1: Enter a number as value, not “NULL”.'],
    ['u1,5\nu2,6', expect.stringContaining('paste the values alone.')],
    ['', 'Paste lines of subject, variation and value.'],
    ['1,2,3,4', 'Paste lines of subject, variation and value.'],
  ])('%j is refused with the line', (data, message) => {
    expect(paste(data)).toEqual({data: message});
  });

  it('hands the numbers to the lift calculator through its address', () => {
    const [first] = pastedData.links?.(resultOf(withExample(pastedData)())) ?? [];
    const search = new URL(first?.to ?? '', 'https://example.com').search;
    const given = readState(search, 'lift', initialOf(lift.fields));
    expect(answer(lift, given ?? {})).toContain('Lift −14.99%, standard error 4.29%');
  });
});
