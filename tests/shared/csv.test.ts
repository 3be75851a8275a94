import {expect, it} from 'vitest';
import {toCsv} from '../../src/shared/csv.ts';

it('CSV quotes what would be read otherwise, and tells an empty text from NULL', () => {
  const lines = [
    ['a,b', 'say "hi"'],
    ['', null],
    ['two\nlines', ' x '],
  ];
  expect(toCsv(lines)).toBe('"a,b","say ""hi"""\r\n"",\r\n"two\nlines", x \r\n');
});
