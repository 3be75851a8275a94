import {describe, expect, it} from 'vitest';
import type {Call} from '../../src/shared/sdk-calls/call.ts';
import {explain} from '../../src/features/flag-playground/engine/explain.ts';
import {sentenceText} from '../../src/features/flag-playground/engine/sentence.ts';
import {configurationOf, flagWith, plainText} from './cases.ts';

const plain = configurationOf(plainText);

const call = (patch: Partial<Call>): Call => ({
  flagKey: 'checkout-banner',
  subjectKey: 'alice',
  attributes: {},
  variationType: 'STRING',
  defaultValue: 'control',
  ...patch,
});

const sentence = (patch: Partial<Call>): string =>
  sentenceText(explain(plain, call(patch)).sentence);

/** The sentence about a flag with an allocation of these splits. */
function sentenceOf(patch: object, ...ranges: object[][]): string {
  const shards = ranges.map((each) => ({salt: 's', ranges: each}));
  const allocations = [{key: 'a', splits: [{variationKey: 'on', shards}], doLog: true}];
  const configuration = configurationOf({flags: {gate: flagWith({allocations, ...patch})}});
  return sentenceText(explain(configuration, call({flagKey: 'gate'})).sentence);
}

describe('the sentence', () => {
  it.each([
    [[], 'as no bucket is in an empty list of ranges (salt `s`).'],
    [[{start: 5, end: 5}], 'as no bucket is in an empty range (salt `s`).'],
    [
      [
        {start: 5, end: 5},
        {start: 0, end: 1},
      ],
      'is not in 0 (salt `s`).',
    ],
  ])('says why nobody is in %j', (ranges, words) => {
    expect(sentenceOf({}, ranges)).toContain(words);
  });

  it.each([
    [{totalShards: undefined}, 'totalShards: is missing; must be a whole number.'],
    [{totalShards: 0}, 'totalShards: must be at least 1.'],
  ])('names what keeps anybody from being counted in: %j', (patch, words) => {
    const sentence = sentenceOf(patch, [{start: 0, end: 10_000}]);
    expect(sentence).toContain('because no allocation matched; the flag has a mistake: ');
    expect(sentence).toContain(words);
  });

  it.each<[Partial<Call>, string]>([
    [
      {attributes: {country: 'US', appVersion: '2.4.1'}},
      '`alice` gets `control` because allocation `allocation-101` matched: one of its rules holds, ' +
        'bucket 1,961 is in 0–3,999 (salt `traffic-demo`) and bucket 35 is in 0–4,999 (salt `split-demo`). Before it, no rule of `allocation-100` holds.',
    ],
    [
      {subjectKey: 'bob', attributes: {email: 'bob@example.com'}},
      '`bob` gets `treatment` because allocation `allocation-100` matched: one of its rules holds.',
    ],
    [
      {},
      '`alice` gets `control` because allocation `allocation-102` matched, which takes everyone. Before it, no rule of `allocation-100` holds; no rule of `allocation-101` holds.',
    ],
    [
      {flagKey: 'split-edge-end', defaultValue: 'off'},
      '`alice` gets the default `off` because no allocation matched: `only` leaves this subject out, ' +
        'as bucket 1,961 is not in 0–1,960 (salt `traffic-demo`).',
    ],
    [
      {flagKey: 'one-of'},
      '`alice` gets the default `control` because no allocation matched: no rule of `only` holds.',
    ],
    [
      {flagKey: 'schedule-ended'},
      '`alice` gets the default `control` because no allocation matched: `timed` is over.',
    ],
    [
      {flagKey: 'no-allocations'},
      '`alice` gets the default `control` because the flag has no allocations.',
    ],
    [
      {flagKey: 'disabled'},
      '`alice` gets the default `control` because flag `disabled` is switched off.',
    ],
    [
      {flagKey: 'checkout-baner'},
      '`alice` gets the default `control` because flag `checkout-baner` is not in the configuration ' +
        '(did you mean `checkout-banner`?).',
    ],
    [
      {flagKey: 'checkout-banner ', subjectKey: ' alice'},
      '`␣alice` gets the default `control` because flag `checkout-banner␣` is not in the ' +
        'configuration (did you mean `checkout-banner`?).',
    ],
    [
      {variationType: 'BOOLEAN', defaultValue: false},
      '`alice` gets the default `false`: Variation value does not have the correct type. Found ' +
        'STRING, but expected BOOLEAN for flag checkout-banner.',
    ],
    [
      {subjectKey: ''},
      'A subject without a key gets the default `control`: Assignment Error: Invalid argument: ' +
        'subjectKey cannot be blank.',
    ],
  ])('%j', (patch, expected) => {
    expect(sentence(patch)).toBe(expected);
  });
});

describe('conditions', () => {
  const conditionsOf = (flagKey: string, attributes: Call['attributes']) =>
    explain(plain, call({flagKey, attributes})).allocations[0]!.rules.flatMap(
      (rule) => rule.conditions,
    );

  it('are marked one by one, with the attribute’s value', () => {
    const [, experiment] = explain(
      plain,
      call({attributes: {country: 'US', appVersion: '2.2.0'}}),
    ).allocations;
    expect(experiment!.rules[0]!.conditions).toEqual([
      {
        attribute: 'country',
        operator: 'ONE_OF',
        value: '["US","CA","MX"]',
        held: 'US',
        mark: 'true',
      },
      {attribute: 'appVersion', operator: 'GTE', value: '2.3.0', held: '2.2.0', mark: 'false'},
    ]);
  });

  it.each([
    ['gte-version', {appVersion: '2.4'}, 'not a full version such as 2.4.0'],
    ['gte-version', {appVersion: 3}, 'not a full version such as 2.4.0'],
    ['gt-number', {age: 'abc'}, 'not a number'],
    ['lt-number', {age: ''}, 'compared as the number 0'],
    ['one-of', {country: 'us'}, 'not the same text as US: case and spaces count'],
    ['one-of', {}, 'no value: never true'],
    ['unknown-operator', {country: 'US'}, 'unknown operator: never true'],
    ['bad-regex', {name: 'a'}, expect.stringContaining('Invalid regular expression')],
  ])('%s with %j tells what surprises', (flagKey, attributes, note) => {
    expect(conditionsOf(flagKey, attributes)[0]?.note).toEqual(note);
  });

  it('after the first rule that holds were not reached', () => {
    const {allocations} = explain(plain, call({flagKey: 'any-rule', attributes: {country: 'US'}}));
    expect(allocations[0]!.rules.map(({mark}) => mark)).toEqual(['true', 'skipped']);
  });

  it('after a failure were not reached, and the allocation says that it failed', () => {
    const {allocations, code} = explain(
      plain,
      call({flagKey: 'bad-regex-after-false', attributes: {country: 'CA', name: 'a'}}),
    );
    expect(code).toBe('ASSIGNMENT_ERROR');
    expect(allocations.map(({hasFailed}) => hasFailed)).toEqual([true, false]);
    expect(allocations[0]!.rules[0]!.conditions.map(({mark}) => mark)).toEqual(['false', 'failed']);
    expect(allocations[1]!.splits[0]!.mark).toBe('skipped');
  });
});

describe('shards', () => {
  it('have the positions of the documented examples', () => {
    const {allocations} = explain(plain, call({attributes: {country: 'US', appVersion: '2.4.1'}}));
    const [first, second] = allocations[1]!.splits;
    expect(first!.shards.map(({position}) => position)).toEqual([1961, 35]);
    expect(first!.mark).toBe('true');
    expect(second!.shards.map(({mark}) => mark)).toEqual(['skipped', 'skipped']);
  });
});

describe('the assignment event', () => {
  it('is what the logger gets', () => {
    const attributes = {country: 'US', appVersion: '2.4.1'};
    expect(explain(plain, call({attributes})).event).toMatchObject({
      allocation: 'allocation-101',
      experiment: 'checkout-banner-allocation-101',
      featureFlag: 'checkout-banner',
      variation: 'control',
      subject: 'alice',
      subjectAttributes: attributes,
      format: 'SERVER',
      metaData: {obfuscated: false, sdkLanguage: 'javascript', sdkLibVersion: '4.14.4'},
    });
  });

  it('does not exist where doLog is false', () => {
    expect(explain(plain, call({})).event).toBeNull();
  });
});
