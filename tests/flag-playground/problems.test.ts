import {describe, expect, it} from 'vitest';
import {
  readConfiguration,
  readPlainConfiguration,
} from '../../src/features/flag-playground/engine/configuration.ts';
import {explain} from '../../src/features/flag-playground/engine/explain.ts';
import type {Call} from '../../src/shared/sdk-calls/call.ts';
import {configurationOf, flagWith} from './cases.ts';

const call: Call = {
  flagKey: 'gate',
  subjectKey: 'alice',
  attributes: {name: 'a', age: 1},
  variationType: 'STRING',
  defaultValue: 'off',
};

const [allocation] = flagWith({}).allocations;

function problemsOf(patch: object): string[] {
  const text = JSON.stringify({format: 'SERVER', flags: {gate: flagWith(patch)}}, null, 1);
  const lines = text.split('\n');
  return explain(configurationOf(text), call).problems.map(
    ({message, line}) => `${lines[line - 1]!.trim()} ← ${message}`,
  );
}

const withRule = (operator: string, value: unknown) =>
  problemsOf({
    allocations: [{...allocation, rules: [{conditions: [{attribute: 'name', operator, value}]}]}],
  });

describe('a flag without mistakes', () => {
  it('has no problems', () => {
    expect(problemsOf({})).toEqual([]);
    expect(withRule('GTE', '2.3.0')).toEqual([]);
    expect(withRule('GTE', 5)).toEqual([]);
  });
});

describe('what the evaluator accepts and nobody means', () => {
  it.each([
    ['IS', 'US', '"operator": "IS", ← Unknown operator "IS": never true. Known: MATCHES, '],
    ['GTE', '2.x', '"value": "2.x" ← "2.x" is neither a number nor a version such as 2.3.0'],
    ['MATCHES', '[a-', '"value": "[a-" ← Invalid regular expression'],
    ['ONE_OF', 'US', '"value": "US" ← The value must be a list of texts.'],
    ['ONE_OF', ['US', 5], '"value": [ ← Every item must be text; 5 matches nothing.'],
  ])('%s %j is told at its line', (operator, value, expected) => {
    expect(withRule(operator, value)).toEqual([expect.stringContaining(expected)]);
  });

  it('unknown variations and values of another type are told', () => {
    const splits = [{variationKey: 'onn', shards: []}];
    expect(problemsOf({allocations: [{...allocation, splits}]})).toEqual([
      '"variationKey": "onn", ← No variation "onn": whoever lands here gets ASSIGNMENT_ERROR.',
    ]);
    expect(problemsOf({variations: {on: {key: 'on', value: 5}}})[0]).toContain('5 is not STRING');
  });
});

describe('a flag of another shape', () => {
  it.each([
    [{allocations: {}}, 'flags.gate.allocations: must be a list of allocations'],
    [{variationType: 'TEXT'}, 'must be one of STRING, INTEGER'],
    [{totalShards: 0}, 'must be at least 1'],
    [{totalShards: undefined}, 'totalShards: is missing; must be a whole number'],
    [{allocations: [{...allocation, rules: [{}]}]}, 'must be a list of conditions'],
    [{allocations: [null]}, 'must be {"key": …'],
    [{variations: {on: {key: 'on', value: {}}}}, 'must be text, a number, true or false'],
  ])('%j is told, and evaluated all the same', (patch, expected) => {
    expect(problemsOf(patch)[0]).toContain(expected.replace('flags.gate.', ''));
    const configuration = configurationOf({flags: {gate: flagWith(patch)}});
    expect(explain(configuration, call).allocations).toEqual([]);
    expect(explain(configuration, call).code).toMatch(/^[A-Z_]+$/);
  });

  it('lists at most twenty problems', () => {
    const splits = Array.from({length: 50}, () => ({variationKey: 'onn', shards: []}));
    const allocations = [{...allocation, splits}];
    expect(problemsOf({allocations})).toHaveLength(20);
  });
});

describe('a text that is no configuration', () => {
  it.each([
    ['', 1, 'The text is empty.'],
    ['{\n "flags": {\n},\n}', 3, 'This is not JSON from line 3, column 2 on: a comma before }.'],
    ['{"flags": [1, ]}', 1, 'line 1, column 13 on: a comma before ]'],
    ['{"flags": {}} extra', 1, 'column 15 on: extra is no value'],
    ['{"flags": {}} {}', 1, 'column 15 on: end of file expected'],
    ['{“flags”: {}}', 1, 'column 2 on: “flags” needs straight double quotes'],
    ["{'flags': {}}", 1, "column 2 on: 'flags' needs straight double quotes"],
    ['{"flags": {', 1, 'column 12 on: close brace expected'],
    ['{"flags" {}}', 1, 'column 10 on: colon expected'],
    ['{"flags": [1, "}', 1, 'column 15 on: unexpected end of string'],
    ['{"id": 1,\n"data": {"flags": {}}}', 2, 'The flags are inside of "data"'],
    [
      '{"version": 1,\n"config": {"response": "{\\"flags\\": {}}"}}',
      2,
      'text in "config.response"',
    ],
    ['"{\\"flags\\": {}}"', 1, 'as one text in quotes'],
    ['[]', 1, 'A configuration is an object in braces, with "flags" in it.'],
    ['null', 1, 'A configuration is an object in braces'],
    ['{\n"flags": []}', 2, 'has no map "flags"'],
    ['['.repeat(500_000), 1, 'nested more than 100 levels deep'],
    [`{"flags": {}, "comment": "${'x'.repeat(1_000_000)}"}`, 1, 'at most 1,000,000 are read'],
  ])('case %#', (source, line, message) => {
    const reading = readConfiguration(source, 1_000_000);
    expect(reading).toMatchObject({problem: {line}});
    expect('problem' in reading && reading.problem.message).toContain(message);
  });

  it.each(['CLIENT', 'PRECOMPUTED'])('is one of clients: %s', (format) => {
    const reading = readPlainConfiguration(`{"flags": {},\n"format": "${format}"}`);
    expect(reading).toMatchObject({problem: {line: 2}});
    expect('problem' in reading && reading.problem.message).toMatch(/obfuscated.* Paste the plain/);
  });

  it('is not one with a byte order mark', () => {
    expect(readConfiguration('\uFEFF{"flags": {}}')).toMatchObject({configuration: {flags: {}}});
  });
});
