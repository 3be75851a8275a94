import {describe, expect, it} from 'vitest';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {callCode, testCase} from '../../src/features/flag-playground/state/call.ts';
import {readFields} from '../../src/features/flag-playground/state/readFields.ts';
import {change, undo, type History} from '../../src/features/flag-playground/state/history.ts';
import type {AttributeKind} from '../../src/features/flag-playground/state/playgroundState.ts';
import {readCases} from '../../src/features/flag-playground/engine/cases.ts';
import type {VariationTypeName} from '../../src/shared/sdk-calls/variationTypes.ts';
import {answer} from '../../src/features/flag-playground/worker/answer.ts';

const state = EXAMPLE_STATES.gate;

const withAttribute = (kind: AttributeKind, value: string) =>
  readFields({...state, attributes: [{name: 'x', kind, value}]});

describe('what is typed', () => {
  it.each<[AttributeKind, string, unknown]>([
    ['text', '2', '2'],
    ['text', '', ''],
    ['text', ' US', ' US'],
    ['number', '2', 2],
    ['number', ' -1.5e3 ', -1500],
    ['boolean', 'true', true],
    ['boolean', 'false ', false],
    ['null', 'ignored', null],
  ])('as %s, %j is %j', (kind, typed, value) => {
    expect(withAttribute(kind, typed)).toMatchObject({call: {attributes: {x: value}}});
  });

  it.each<[AttributeKind, string, string]>([
    ['number', 'two', 'Write a number, not “two”.'],
    ['number', '', 'Write a number, not “”.'],
    ['number', 'Infinity', 'Write a number, not “Infinity”.'],
    ['boolean', 'yes', 'Write true or false, not “yes”.'],
  ])('as %s, %j is refused', (kind, typed, message) => {
    expect(withAttribute(kind, typed)).toEqual({errors: {'attribute-0': message}});
  });

  it('an attribute without a name is left out', () => {
    const attributes = [{name: '', kind: 'text', value: 'x'}] as const;
    expect(readFields({...state, attributes})).toMatchObject({call: {attributes: {}}});
  });

  it.each<[VariationTypeName, string, unknown]>([
    ['STRING', 'true', 'true'],
    ['INTEGER', '5', 5],
    ['NUMERIC', '1.5', 1.5],
    ['BOOLEAN', 'true', true],
    ['JSON', '{"a": [1]}', {a: [1]}],
  ])('a default of %s is read', (variationType, defaultValue, value) => {
    const fields = readFields({...state, variationType, defaultValue});
    expect(fields).toMatchObject({call: {defaultValue: value}});
  });

  it.each<[VariationTypeName, string, string]>([
    ['INTEGER', '1.5', 'a whole number'],
    ['NUMERIC', '"1"', 'a number'],
    ['BOOLEAN', 'yes', 'true or false'],
    ['JSON', 'null', 'JSON in braces'],
  ])('a default that is not %s is refused', (variationType, defaultValue, expected) => {
    expect(readFields({...state, variationType, defaultValue})).toEqual({
      errors: {defaultValue: `Write ${expected}, not “${defaultValue}”.`},
    });
  });
});

describe('what is copied', () => {
  it('as a test case is judged right', () => {
    const {report} = answer(state);
    const [judged] = readCases(testCase(state, report));
    expect(judged).toMatchObject({
      flag: 'new-search',
      variationType: 'BOOLEAN',
      defaultValue: false,
      subjects: [{subjectKey: 'alice', subjectAttributes: {plan: 'pro', beta: false}}],
    });
    expect(judged!.subjects[0]!.assignment).toBe(true);
  });

  it('is no code while a field cannot be used', () => {
    expect(callCode({...state, defaultValue: 'maybe'}, 'python')).toBeUndefined();
  });
});

describe('undo', () => {
  const start: History<string> = {present: 'a', past: []};

  it('goes back one thing at a time; typing on is one thing', () => {
    const typed = change(change(start, 'ab', 'key', 0), 'abc', 'key', 500);
    const other = change(typed, 'abcd', 'default', 600);
    expect(undo(other).present).toBe('abc');
    expect(undo(undo(other)).present).toBe('a');
    expect(undo(start)).toBe(start);
  });

  it('separates what was typed after a pause', () => {
    const typed = change(change(start, 'ab', 'key', 0), 'abc', 'key', 5_000);
    expect(undo(typed).present).toBe('ab');
  });
});
