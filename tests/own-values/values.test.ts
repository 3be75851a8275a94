import {expect, it} from 'vitest';
import {
  changeValues,
  problemOf,
  readValues,
  writeValues,
} from '../../src/features/own-values/values.ts';

it.each(["it's", 'a"b', 'a`b', 'a\\b', 'a\nb', '$name', '#{name}'])(
  'a value that would break a sample is refused: %s',
  (value) => {
    expect(problemOf(value)).toMatch(/^Leave out quotes/);
  },
);

it.each(['my-\u200bflag', 'a\u202eb', 'soft\u00adhyphen', 'user\u00a07', 'a\u2003b'])(
  'a value with a character that nobody sees is refused: %j',
  (value) => {
    expect(problemOf(value)).toMatch(/^Leave out invisible characters/);
  },
);

it('what nobody sees around a value is left out, as spaces are', () => {
  const pasted = '\u200b checkout\u00a0\ufeff';
  expect(problemOf(pasted)).toBeUndefined();
  expect(writeValues({flag: pasted, environment: '\u200b', subject: ''})).toBe('flag=checkout');
});

it.each(['', 'checkout', 'user 7', 'ada@example.com', 'größe', 'ticket#7', 'x'.repeat(100)])(
  'a usual value is taken: %s',
  (value) => {
    expect(problemOf(value)).toBeUndefined();
  },
);

it('a value longer than 100 characters is refused', () => {
  expect(problemOf('x'.repeat(101))).toBe('Use at most 100 characters.');
});

it('values are kept without the spaces around them', () => {
  const values = {flag: ' a&b ', environment: '', subject: 'ünï'};
  expect(readValues(writeValues(values))).toEqual({...values, flag: 'a&b'});
});

it('what cannot stand in samples is not read, nor what nobody kept', () => {
  const none = {flag: '', environment: '', subject: ''};
  expect(readValues('flag=a%27b&other=1')).toEqual(none);
  expect(readValues(null)).toEqual(none);
  expect(writeValues(none)).toBe('');
});

it('a change leaves what another tab has kept meanwhile', () => {
  const kept = writeValues({flag: 'flag-a2', environment: 'Test', subject: ''});
  expect(readValues(changeValues(kept, {environment: '', subject: 'user-1'}))).toEqual({
    flag: 'flag-a2',
    environment: '',
    subject: 'user-1',
  });
});
