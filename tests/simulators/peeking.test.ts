import {describe, expect, it} from 'vitest';
import {intervalsAt} from '../../src/features/simulators/kit/model/methods.ts';
import {simulate} from '../../src/features/simulators/kit/definition.ts';
import {peeking, begin} from '../../src/features/simulators/PeekingSimulator/definition.ts';
import {everSignificant} from '../../src/features/statistics/formulas/named.ts';
import {expectShare} from './expectShare.ts';
import {simulationOf} from './readForm.ts';
import {casesOf} from '../support/thoroughly.ts';

const RUNS = casesOf(20_000);

/** Tests with 10,000 subjects per variation at the last of some looks. */
function look(days: number, runs = RUNS, seed = 1) {
  const values = {days, perDay: 10_000 / days, rate: 0.5, confidence: 0.95, priorSd: 0.05};
  return simulate(begin, {...values, runs, seed}).result.alarms;
}

/** How far from 0 a lift must be at each look, in standard errors. */
function boundariesOf(days: number) {
  const looks = Array.from({length: days}, (_, day) => {
    const settings = {confidence: 0.95, priorSd: 0.05, ended: day === days - 1};
    const n = (20_000 / days) * (day + 1);
    return intervalsAt(n, settings)({lift: 0, standardError: 1, n});
  });
  return {
    fixed: looks.map(({fixed}) => fixed.upper),
    sequential: looks.map(({sequential}) => sequential.upper),
    hybrid: looks.map(({hybrid}) => hybrid.upper),
  };
}

describe('false alarms of A/A tests', () => {
  it.each([1, 2, 5, 10])('agree with theory after %d equally spaced looks', (days) => {
    const alarms = look(days);
    const boundaries = boundariesOf(days);
    for (const method of ['fixed', 'sequential', 'hybrid'] as const) {
      expectShare(alarms[method].ever.share, everSignificant(boundaries[method]), RUNS);
    }
    expectShare(alarms.fixed.atEnd.share, 0.05, RUNS);
  });

  // Armitage, McPherson & Rowe, Journal of the Royal Statistical Society A 132, 1969, table 2.
  it.each([
    [2, 0.083],
    [5, 0.142],
    [10, 0.193],
  ])('are, with a fixed level and %d looks, those of the published table', (days, published) => {
    expect(everSignificant(boundariesOf(days).fixed)).toBeCloseTo(published, 3);
  });

  it('only add up, look by look, and never exceed α with Sequential', () => {
    const {fixed, sequential} = look(25, 2_000);
    expect(fixed.byDay).toEqual(fixed.byDay.toSorted((a, b) => a - b));
    expect(fixed.byDay.at(-1)).toBe(fixed.ever.share);
    expect(sequential.ever.upper).toBeLessThan(0.05);
  });

  it('are not few because looks are safe, where no lift was shown', () => {
    const answer = (rate: string) => {
      const result = simulationOf(peeking, {rate, runs: '200'});
      return [peeking.summarize(result), ...(peeking.notes?.(result) ?? [])].join(' ');
    };
    expect(answer('20')).not.toContain('was shown');
    expect(answer('0.8')).toMatch(/At \d[\d.]*% of the looks no lift was shown/);
    expect(answer('0.5')).toMatch(/^No lift can be shown on any day/);
  });

  it('are the same for the same seed, and others for another', () => {
    expect(look(5, 200, 7)).toEqual(look(5, 200, 7));
    expect(look(5, 200, 7)).not.toEqual(look(5, 200, 8));
  });
});
