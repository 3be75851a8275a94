import {describe, expect, it} from 'vitest';
import {editFlag, type Edit} from '../../src/features/flag-playground/form/edits.ts';
import {
  textOfValue,
  valueOfText,
  readWeights,
  percentOf,
  shardsOf,
} from '../../src/features/flag-playground/form/values.ts';
import {
  setExposure,
  setWeights,
  type Divided,
  readDivision,
} from '../../src/features/flag-playground/form/divide.ts';
import {openFlag} from '../../src/features/flag-playground/form/openFlag.ts';
import {OPERATORS, plainOperator} from '../../src/features/flag-playground/engine/operators.ts';
import type {PlainFlag} from '../../src/features/flag-playground/engine/schema.ts';
import type {ExampleId} from '../../src/features/flag-playground/examples/names.ts';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';

interface Opened {
  text: string;
  key: string;
  flag: PlainFlag;
}

function open(text: string, key: string): Opened {
  const opened = openFlag(text, key);
  if ('reason' in opened) throw new Error(opened.reason);
  return {text, key, flag: opened.flag};
}

function openExample(id: ExampleId): Opened {
  const {configuration, flagKey} = EXAMPLE_STATES[id];
  return open(configuration, flagKey);
}

const edited = ({text, key}: Opened, edits: readonly Edit[]): Opened =>
  open(editFlag(text, key, edits), key);

/** An allocation with its division, as the form hands them to what changes them. */
function divided({flag}: Opened, index: number): Divided {
  const allocation = flag.allocations[index]!;
  const division = readDivision(allocation, flag.totalShards);
  if (!division) throw new Error('percents cannot say it');
  return {flag, allocation, path: ['allocations', index], division};
}

const divisionOf = (opened: Opened, index: number) => divided(opened, index).division;

const exampleIds = Object.keys(EXAMPLE_STATES) as ExampleId[];

describe('a flag that a form shows', () => {
  it.each(exampleIds)('is the one of the example %s, with all allocations in percent', (id) => {
    const opened = openExample(id);
    opened.flag.allocations.forEach((_, index) => expect(divisionOf(opened, index)).toBeTruthy());
  });

  it.each([
    ['obfuscated', '{"flags": {}, "format": "CLIENT"}', 'its names are hashes'],
    ['no JSON', '{"flags": {\n', 'column 1 on: close brace expected. Correct it in JSON first.'],
    ['not there', '{"flags": {}}', 'has no flag “gate”'],
    ['of another shape', '{"flags": {"gate": {"allocations": {}}}}', 'has another shape'],
    [
      'written twice',
      EXAMPLE_STATES.fallback.configuration.replace('"enabled"', '"key": "x", "enabled"'),
      'A key of the flag is written twice',
    ],
    [
      'too long',
      EXAMPLE_STATES.fallback.configuration.replace('"pro"', `"${'pro'.repeat(20_000)}"`),
      'too long for a form',
    ],
  ])('is not one that is %s', (name, text, reason) => {
    const key = /twice|long/.test(name) ? 'dark-mode' : 'gate';
    expect(openFlag(text, key)).toEqual({reason: expect.stringContaining(reason)});
  });

  it('keeps everything it does not show, and the way it is written', () => {
    const {configuration} = EXAMPLE_STATES.experiment;
    const text = configuration
      .replace('"doLog": true', '"doLog":   true, "owner": {"team": "growth"}')
      .replace('"end": 8000', '"end": 8000, "note": "ramp"');
    const opened = open(text, 'checkout-banner');
    const after = edited(opened, setExposure(divided(opened, 1), 9_000));
    expect(after.text).toBe(
      text
        .replace('"end": 8000, "note"', '"end": 9000, "note"')
        .replace('"end": 8000', '"end": 9000'),
    );
  });
});

describe('percents', () => {
  it.each([
    ['50', 5_000],
    ['12.34', 1_234],
    [' 7 % ', 700],
    ['0', 0],
    ['100', 10_000],
  ])('%j of 10,000 shards are %j', (text, shards) => {
    expect(shardsOf(text, 10_000)).toBe(shards);
  });

  it.each(['', '%', 'half', '-1', '100.1', 'NaN', 'Infinity'])('%j is none', (text) => {
    expect(shardsOf(text, 10_000)).toBeUndefined();
  });

  it('come back as they are typed', () => {
    for (let shards = 0; shards <= 10_000; shards += 1) {
      expect(shardsOf(percentOf(shards, 10_000), 10_000)).toBe(shards);
    }
  });
});

describe('traffic and weights', () => {
  it('traffic of an experiment is the end of both ranges; salts and weights stay', () => {
    const opened = openExample('experiment');
    const after = edited(opened, setExposure(divided(opened, 1), 10_000));
    expect(divisionOf(after, 1)).toEqual({
      exposure: {salt: 'traffic-demo', start: 0, length: 10_000},
      weights: {salt: 'split-demo', start: 0, lengths: [5_000, 5_000]},
    });
  });

  it('weights follow each other under the same salt', () => {
    const opened = openExample('experiment');
    const after = edited(opened, setWeights(divided(opened, 1), [9_500, 500]));
    const ranges = after.flag.allocations[1]!.splits.map(({shards}) => shards[1]);
    expect(ranges).toEqual([
      {salt: 'split-demo', ranges: [{start: 0, end: 9_500}]},
      {salt: 'split-demo', ranges: [{start: 9_500, end: 10_000}]},
    ]);
  });

  it('a part of a layer keeps its first shard, at no traffic, too', () => {
    const opened = openExample('exclusion');
    const none = edited(opened, setExposure(divided(opened, 1), 0));
    const after = edited(none, setExposure(divided(none, 1), 2_000));
    expect(divisionOf(after, 1)).toEqual({
      exposure: {salt: 'layer-checkout', start: 5_000, length: 2_000},
    });
  });

  it('less traffic for everybody takes a salt of its own', () => {
    const opened = openExample('fallback');
    const after = edited(opened, setExposure(divided(opened, 0), 2_500));
    expect(divisionOf(after, 0).exposure).toEqual({
      salt: 'traffic-dark-mode-allocation-20',
      start: 0,
      length: 2_500,
    });
    expect(setExposure(divided(opened, 0), 10_000)).toEqual([]);
  });

  it('a salt that is taken is not taken again', () => {
    const opened = openExample('fallback');
    const first = edited(opened, setExposure(divided(opened, 0), 2_500));
    const second = edited(first, [
      {path: ['allocations', 1], value: {...opened.flag.allocations[0]}, isInsertion: true},
    ]);
    const after = edited(second, setExposure(divided(second, 1), 5_000));
    expect(divisionOf(after, 1).exposure?.salt).toBe('traffic-dark-mode-allocation-20-2');
  });

  // Salt, start and end of each shard; a semicolon between splits.
  it.each([
    ['salts that differ between splits', 'a 0 5000; b 5000 10000'],
    ['a gap between ranges', 'a 0 4000; a 5000 10000'],
    ['overlapping ranges', 'a 0 6000; a 5000 10000'],
    ['one salt for traffic and weights', 'a 0 5000, a 0 9000'],
    ['more shards than two', 'a 0 1, b 0 1, c 0 1'],
    ['other numbers of shards', 'a 0 1; a 1 2, b 0 1'],
    ['traffic that differs', 't 0 1, b 0 1; t 0 2, b 1 2'],
    ['ranges beyond the shards', 'a 0 10001'],
    ['parts of shards', 'a 0 0.5'],
    ['several splits for everybody', '; '],
  ])('%s are left to JSON', (_, written) => {
    const splits = written.split(';').map((shards) => ({
      variationKey: 'on',
      shards: [...shards.matchAll(/(\w) (\S+) ([\d.]+)/g)].map(([, salt = '', start, end]) => ({
        salt,
        ranges: [{start: Number(start), end: Number(end)}],
      })),
    }));
    expect(readDivision({key: 'a', splits}, 10_000)).toBeUndefined();
  });

  it('several ranges of a shard are left to JSON', () => {
    const ranges = [
      {start: 0, end: 1},
      {start: 5, end: 9},
    ];
    const splits = [{variationKey: 'on', shards: [{salt: 'a', ranges}]}];
    expect(readDivision({key: 'a', splits}, 10_000)).toBeUndefined();
  });
});

describe('weights that are typed', () => {
  const read = (...texts: string[]) => readWeights(texts, [5_000, 5_000], 10_000, 10_000);

  it('that are no percent are told', () => {
    expect(read('50', 'half')).toEqual({
      errors: [undefined, 'Write a percentage from 0 to 100, not “half”.'],
    });
  });

  it('keep the shards of a weight that was not touched', () => {
    const {lengths} = readWeights(['33.3333', '10'], [333_333_333, 5], 10 ** 9, 10 ** 9);
    expect(lengths).toEqual([333_333_333, 10 ** 8]);
  });
});

describe('conditions', () => {
  it.each([
    ['ONE_OF', 'US\nCA\n', ['US', 'CA']],
    ['ONE_OF', '', []],
    ['NOT_ONE_OF', ' us', [' us']],
    ['GTE', '18', 18],
    ['GTE', '2.3.0', '2.3.0'],
    ['LT', '', ''],
    ['MATCHES', '18', '18'],
    ['IS_NULL', 'true', true],
    ['IS_NULL', 'false', false],
  ] as const)('%s %j is written as %j', (operator, text, value) => {
    expect(valueOfText(text, operator)).toEqual(value);
  });

  it('of the examples are shown and written without a change', () => {
    const conditions = exampleIds
      .flatMap((id) => openExample(id).flag.allocations)
      .flatMap(({rules}) => (rules ?? []).flatMap((rule) => rule.conditions));
    expect(conditions.length).toBeGreaterThan(5);
    for (const {operator, value} of conditions) {
      expect(valueOfText(textOfValue(value), plainOperator(operator))).toEqual(value);
    }
  });

  it('take the value along to another operator', () => {
    expect(valueOfText(textOfValue('US'), 'ONE_OF')).toEqual(['US']);
    expect(OPERATORS.map((operator) => valueOfText(textOfValue(null), operator))).not.toContain(
      undefined,
    );
  });
});
