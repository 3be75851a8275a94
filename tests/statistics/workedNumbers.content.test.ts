import {describe, expect, it} from 'vitest';
import {holds, readPageText} from '../support/content/pageText.ts';
import {banditPages} from './workedNumbers/bandits.ts';
import {checkCalls, readCalls, shows} from './workedNumbers/calls.ts';
import {clusters} from './workedNumbers/clusters.ts';
import {cupedOrNot} from './workedNumbers/cupedOrNot.ts';
import {triggered} from './workedNumbers/entryPoints.ts';
import {everSignificant} from './workedNumbers/everSignificant.ts';
import {geoliftPages} from './workedNumbers/geolift.ts';
import {boundary, critical} from './workedNumbers/inputs.ts';
import {nonInferiority} from './workedNumbers/nonInferiority.ts';
import {levers} from './workedNumbers/power.ts';
import {resultPages} from './workedNumbers/results.ts';
import {statisticsPages} from './workedNumbers/statistics.ts';
import {decimals, row} from './workedNumbers/write.ts';

const ADVANCED = '/guides/advanced-experimentation';

/** Route of a page → computes what takes more than a call, written as on the page. */
const computed: Record<string, () => readonly string[]> = {
  ...statisticsPages,
  ...resultPages,
  ...banditPages,
  ...geoliftPages,
  [`${ADVANCED}/running-well-powered-experiments/`]: levers,
  [`${ADVANCED}/cuped_and_significance/`]: cupedOrNot,
  [`${ADVANCED}/non-inferiority-tests/`]: nonInferiority,
  [`${ADVANCED}/analyzing-clustered-experiments/`]: clusters,
  [`${ADVANCED}/entry_points/`]: triggered,
};

const {pages} = readCalls();

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

  it.each([...new Set([...Object.keys(pages), ...Object.keys(computed)])])(
    'of %s are what src/features/statistics computes',
    (route) => {
      const text = readPageText(route);
      const calls = (pages[route] ?? []).map(checkCalls);
      const expected = [...calls.flatMap(({passages}) => passages), ...(computed[route]?.() ?? [])];
      expect(calls.flatMap(({wrong}) => wrong)).toEqual([]);
      expect(expected.length).toBeGreaterThan(0);
      expect(expected.filter((passage) => !holds(text, passage))).toEqual([]);
    },
  );
});

/** Share of A/A tests ever significant, in percent: looks, Fixed Sample, Sequential, Hybrid. */
const PEEKING = [
  [1, 5, 0.2, 2.5],
  [2, 8.3, 0.4, 2.5],
  [5, 14.2, 0.8, 2.6],
  [7, 16.6, 0.9, 2.7],
  [14, 22, 1.2, 2.7],
  [28, 27.5, 1.5, 2.8],
] as const;

/** The same for the sample ratio mismatch test: looks, at 0.001, at 0.05. */
const REPEATED = [
  [1, 0.1, 5],
  [7, 0.5, 16.6],
  [14, 0.7, 22],
  [28, 0.9, 27.5],
] as const;

/** Half a unit of the last digit, and what the integration leaves open. */
const TOLERANCE = 0.05 + 0.005;

describe('simulated shares', () => {
  const peeking = readPageText('/statistics/confidence-intervals/analysis-methods/');
  const repeated = readPageText('/statistics/sample-ratio-mismatch/');

  it.each(PEEKING)('of %i looks are what integration gives', (looks, fixed, sequential, hybrid) => {
    const multipliers = (alpha: number) =>
      Array.from({length: looks}, (_, index) => {
        return boundary(Math.round((20_000 * (index + 1)) / looks), alpha).multiplier;
      });
    const ended = [...multipliers(0.025).slice(0, -1), critical(0.025)];
    const shares = [
      [fixed, everSignificant(Array.from({length: looks}, () => critical(0.05)))],
      [sequential, everSignificant(multipliers(0.05))],
      [hybrid, everSignificant(ended)],
    ] as const;
    for (const [shown, computed] of shares) {
      expect(Math.abs(shown - computed * 100)).toBeLessThan(TOLERANCE);
    }
    const cells = [fixed, sequential, hybrid].map((share) => `${decimals(share, 1)}%`);
    expect(holds(peeking, row(looks, ...cells))).toBe(true);
  });

  it.each(REPEATED)('of %i mismatch tests are what integration gives', (looks, strict, usual) => {
    for (const [shown, alpha] of [
      [strict, 0.001],
      [usual, 0.05],
    ] as const) {
      const computed = everSignificant(Array.from({length: looks}, () => critical(alpha)));
      expect(Math.abs(shown - computed * 100)).toBeLessThan(TOLERANCE);
    }
    const cells = [strict, usual].map((share) => `${decimals(share, 1)}%`);
    expect(holds(repeated, row(looks, ...cells))).toBe(true);
  });
});
