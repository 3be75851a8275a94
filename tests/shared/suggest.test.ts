import {expect, it} from 'vitest';
import * as z from 'zod';
import {describeProblems} from '../../src/shared/describeProblems.ts';
import {suggest, suggestOrList} from '../../src/shared/suggest.ts';

it('guesses the known name that was meant', () => {
  expect(suggest('pyhton', ['python', 'ruby'])).toBe('did you mean `python`?');
  expect(suggest('cobol', ['python', 'ruby'])).toBeUndefined();
});

it('lists the known names when none resembles the given one, thirty at most', () => {
  expect(suggestOrList('cobol', ['python', 'ruby'])).toBe('known: python, ruby');
  expect(suggestOrList('cobol', [])).toBe('known: none');
  expect(suggestOrList('cobol', Array<string>(32).fill('python'))).toMatch(/, and 2 more$/);
});

it('describes what a schema rejects by path, and suggests a known key', () => {
  const schema = z.strictObject({size: z.strictObject({width: z.number('write a number')})});
  const describe = (value: unknown) =>
    describeProblems(schema.safeParse(value).error!, Object.keys(schema.shape));
  expect(describe({size: {width: '1'}})).toEqual(['size.width: write a number']);
  expect(describe({size: {width: 1}, sise: 2})).toEqual([
    'sise: no such key; did you mean `size`?',
  ]);
  expect(describe(1)).toEqual([expect.stringMatching(/^Invalid input/)]);
});
