import {describe, expect, it} from 'vitest';
import {sentenceText} from '../../src/features/flag-playground/engine/sentence.ts';
import {figureOf, startOf} from '../../src/features/flag-playground/remark/index.ts';
import {unfoldState} from '../../src/features/flag-playground/state/address.ts';
import {sdkDifferences} from '../../src/features/flag-playground/engine/sdkDifferences.ts';
import {shardBars} from '../../src/features/flag-playground/engine/shardBars.ts';
import {eventFields} from '../../src/features/flag-playground/engine/eventRow.ts';
import {EXAMPLE_NAMES, type ExampleId} from '../../src/features/flag-playground/examples/names.ts';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {flagWith} from './cases.ts';
import {answer} from '../../src/features/flag-playground/worker/answer.ts';

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

const reportOf = (id: ExampleId, patch = {}) => answer({...EXAMPLE_STATES[id], ...patch}).report!;

describe('examples', () => {
  it.each(Object.keys(EXAMPLE_NAMES) as ExampleId[])('%s has no mistakes', (id) => {
    const {problems, errors, report} = answer(EXAMPLE_STATES[id]);
    expect(problems).toEqual([]);
    expect(errors).toEqual({});
    expect(report?.code).not.toBe('ASSIGNMENT_ERROR');
  });

  it.each<[ExampleId, string]>([
    ['version', 'no rule of `From 2.3.0` holds'],
    ['dependent', '`alice` gets `on` because allocation `Within the treatment` matched'],
  ])('%s shows what it is about', (id, words) => {
    expect(sentenceText(reportOf(id).sentence)).toContain(words);
  });

  it('holdout logs its fields', () => {
    const keys = Array.from({length: 500}, (_, index) => `user-${index}`);
    const held = keys.find((subjectKey) => reportOf('holdout', {subjectKey}).event?.holdoutKey);
    expect(reportOf('holdout', {subjectKey: held}).event).toMatchObject({
      holdoutKey: 'holdout-2025Q1',
      variation: 'control',
    });
  });
});

describe('what other SDKs do', () => {
  const says = (...given: Parameters<typeof reportOf>) =>
    sdkDifferences(reportOf(...given)).map((each) => `${each.sdks} ${each.says}`);

  it('is silent where all agree', () => {
    expect(says('fallback')).toEqual([]);
  });

  it('explains why iOS says that the flag is disabled', () => {
    expect(says('rollout', {attributes: []}).join()).toContain(
      'iOS reports `FLAG_UNRECOGNIZED_OR_DISABLED` whenever no allocation matches',
    );
  });

  it('tells that short versions count elsewhere', () => {
    expect(says('version').join()).toContain('Go, .NET and PHP read versions leniently');
  });

  /** What is said about a subject with this attribute, in a flag with this condition. */
  function saysOf(operator: string, value: string, held: string): string[] {
    const rules = [{conditions: [{attribute: 'x', operator, value}]}];
    const allocations = [{key: 'a', splits: [{variationKey: 'on', shards: []}], rules}];
    return says('experiment', {
      configuration: JSON.stringify({flags: {gate: flagWith({allocations})}}),
      flagKey: 'gate',
      attributes: [{name: 'x', kind: 'text', value: held}],
    });
  }

  it('tells that others may read a pattern at which JavaScript fails', () => {
    expect(saysOf('MATCHES', '(?i)us', 'US').slice(1)).toEqual([
      expect.stringMatching(/^Most other SDKs read .* this one may be valid there\.$/),
      expect.stringContaining('.NET take a condition as false'),
      expect.stringContaining('iOS take `MATCHES` as false and `NOT_MATCHES` as true'),
    ]);
  });

  it.each([
    ['LTE', '2.3.0', '2.3.0+45', true],
    ['LTE', '2.3.0+45', '2.3.0', true],
    ['LTE', '2.3.0', '2.3.0', false],
    ['ONE_OF', '2.3.0', '2.3.0+45', false],
  ])('tells that builds count elsewhere: %s %s, %s', (operator, value, held, isSaid) => {
    const said = saysOf(operator, value, held).join();
    expect(said.includes('Elixir and PHP count what follows the `+`')).toBe(isSaid);
  });

  it.each([
    ['^(?!x)', true],
    ['(?<=a)l', true],
    [String.raw`(a)\1`, true],
    [String.raw`^\(?=`, false],
    ['(?<first>a)', false],
    ['(', false],
  ])('tells that some languages cannot read %s', (pattern, isSaid) => {
    const said = saysOf('MATCHES', pattern, 'alice').join();
    expect(said.includes('Go cannot read this regular expression')).toBe(isSaid);
    expect(said.includes('Python, Ruby, Rust and Elixir cannot read this')).toBe(isSaid);
  });
});

describe('bars', () => {
  it('show splits that share a salt on one bar, and equal ranges once', () => {
    const bars = shardBars(reportOf('experiment').allocations[1]!.splits);
    expect(bars).toEqual([
      {
        salt: 'traffic-demo',
        position: 1961,
        segments: [{start: 0, end: 8000, variations: ['control', 'treatment'], isHit: true}],
      },
      {
        salt: 'split-demo',
        position: 35,
        segments: [
          {start: 0, end: 5000, variations: ['control'], isHit: true},
          {start: 5000, end: 10_000, variations: ['treatment'], isHit: false},
        ],
      },
    ]);
  });
});

describe('the row of an event', () => {
  it('begins with the columns of the table', () => {
    const fields = eventFields(reportOf('experiment').event!);
    expect(fields[0]).toEqual({
      field: 'experiment',
      column: 'experiment',
      value: 'checkout-banner-US experiment',
    });
    expect(fields.find(({field}) => field === 'subjectAttributes')).toEqual({
      field: 'subjectAttributes',
      column: 'subject_attributes',
      value: '{"country":"US","email":"alice@mail.example"}',
    });
    expect(fields.find(({field}) => field === 'format')?.column).toBeUndefined();
    expect(fields.map(({field}) => field)).not.toContain('holdoutKey');
  });
});
