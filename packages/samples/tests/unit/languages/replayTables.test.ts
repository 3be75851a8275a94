import {describe, expect, test} from 'vitest';
import {pythonTable} from '../../../languages/python/replays.ts';
import {nodeTable} from '../../../languages/typescript/replays.ts';

describe.each([
  ['Node.js', nodeTable],
  ['Python', pythonTable],
])('the replays in %s', (_, {missingQuotes, rowsWithoutReplay}) => {
  test('quote what their pages say', () => {
    expect(missingQuotes()).toEqual([]);
  });

  test('cover every row of a failure table', () => {
    expect(rowsWithoutReplay()).toEqual([]);
  });
});
