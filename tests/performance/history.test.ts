import {expect, it} from 'vitest';
import {differences, parseHistory} from './history.ts';

it('reads a run from each line of the history', () => {
  const [first, second] = [
    {commit: 'a', date: '2026-11-24', cores: 2, figures: {'KB /': 120}},
    {commit: 'b', date: '2026-11-25', cores: 2, figures: {'KB /': 121}},
  ];
  expect(parseHistory(`${JSON.stringify(first)}\n${JSON.stringify(second)}\n`)).toEqual([
    first,
    second,
  ]);
  expect(parseHistory('')).toEqual([]);
});

it('tells what grew and what shrank', () => {
  const before = {'KB /': 120, 'TBT /': 0, 'LCP /': 900, 'KB /gone/': 1};
  const now = {'KB /': 126, 'TBT /': 30, 'LCP /': 900, 'KB /new/': 5};
  expect(differences(before, now)).toEqual({
    'KB /': {before: 120, now: 126, percent: 5},
    'TBT /': {before: 0, now: 30},
  });
});
