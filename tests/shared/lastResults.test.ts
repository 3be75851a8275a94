import {expect, it} from 'vitest';
import {lastResults} from '../../src/shared/lastResults.ts';

it('computes a result once, until others were asked for', () => {
  const computed: string[] = [];
  const remember = lastResults<string>(2);
  const ask = (key: string) =>
    remember(key, () => {
      computed.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(computed).toEqual(['a', 'b', 'c', 'b']);
});
