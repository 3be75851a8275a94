import {describe, expect, it} from 'vitest';
import {holds, readPageText} from '../support/content/pageText.ts';
import {checkCalls, readCalls, shows} from './workedNumbers/calls.ts';

describe('worked numbers', () => {
  it('are told from parts of longer numbers', () => {
    expect(holds('1.5% and −2%', '2%')).toBe(false);
    expect(holds('1.5% and −2%', '5%')).toBe(false);
    expect(holds('1,960 or 1.960', '1.96')).toBe(false);
    expect(holds('It is 1.960, or 2%.', '1.960')).toBe(true);
    expect(holds('It is 1.960, or 2%.', '2%')).toBe(true);
  });

  it.each([
    ['4.30%', 0.04296, true],
    ['4.30%', 0.04294, false],
    ['4.3%', 0.04294, true],
    ['−2,002', -2002.4, true],
    ['6 × 10⁻²²', 6.4e-22, true],
    ['6 × 10⁻²²', 6.4e-21, false],
    ['> 99.9%', 0.9995, true],
    ['< 0.0001', 0.0002, false],
    ['yes', true, true],
    ['passed', true, false],
    ['4.30%', undefined, false],
    ['', 0, false],
  ])('written %j show %s: %s', (written, value, isRight) => {
    expect(shows(written, value)).toBe(isRight);
  });

  it.each(Object.entries(readCalls().pages))(
    'of %s are what src/features/statistics computes',
    (route, entries) => {
      const lines = readPageText(route).split('\n');
      const calls = entries.map(checkCalls);
      expect(calls.flatMap(({wrong}) => wrong)).toEqual([]);
      const missing = calls
        .flatMap(({together}) => together)
        .filter((figures) => !lines.some((line) => figures.every((each) => holds(line, each))));
      expect(missing).toEqual([]);
    },
  );
});
