import {describe, expect, it} from 'vitest';
import {EXAMPLE_STATES} from '../../src/features/flag-playground/examples/states.ts';
import {readFields} from '../../src/features/flag-playground/state/readFields.ts';
import type {AttributeKind} from '../../src/features/flag-playground/state/playgroundState.ts';
import type {VariationTypeName} from '../../src/shared/sdk-calls/call.ts';

const state = EXAMPLE_STATES.fallback;

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
