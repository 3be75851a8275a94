import {describe, expect, it} from 'vitest';
import {searchPageAddress} from '../../src/features/search/ui/searchPageAddress.ts';
import {wellFormed} from '../../src/features/search/engine/wellFormed.ts';

describe('a well-formed text', () => {
  it.each([
    ['x\ud83d', 'x\ufffd'],
    ['\ude00x', '\ufffdx'],
    ['a😀b עברית', 'a😀b עברית'],
  ])('of %j is %j', (text, expected) => {
    expect(wellFormed(text)).toBe(expected);
  });
});

describe('the address of the search page', () => {
  it('can hold any query', () => {
    expect(searchPageAddress('/search/', 'a&b \ud83d')).toBe('/search/?q=a%26b%20%EF%BF%BD');
  });
});
