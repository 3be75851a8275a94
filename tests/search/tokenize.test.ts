import {describe, expect, it} from 'vitest';
import {stem} from '../../src/features/search/engine/stem.ts';
import {indexTerms, stems} from '../../src/features/search/engine/tokenize.ts';

describe('terms of a text', () => {
  it.each([
    ['getStringAssignment', ['getstringassignment', 'get', 'string', 'assign']],
    ['get_string_assignment', ['getstringassignment', 'get', 'string', 'assign']],
    ['non-inferiority', ['noninferiority', 'non', 'inferior']],
    ['Next.js', ['nextjs', 'next', 'js']],
    ['C# and .NET', ['csharp', 'dotnet']],
    ['A/B tests', ['ab', 'test']],
    ['A/A tests', ['aa', 'test']],
    ['d7 retention', ['day', '7', 'retent']],
    ["subject's", ['subject']],
    ['Café', ['cafe']],
    ['JSONFlag', ['jsonflag', 'json', 'flag']],
  ])('%s → %j', (text, expected) => {
    expect(indexTerms(text)).toEqual(expected);
  });

  it('leave stop words out', () => {
    expect(stems('how do I turn it off')).toEqual(['turn']);
  });
});

describe('stems', () => {
  it.each([
    ['initialise', 'initialization'],
    ['randomised', 'randomization'],
    ['assignments', 'assigned'],
    ['behaviour', 'behavior'],
    ['rotate', 'rotating'],
  ])('bring %s and %s together', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });
});
