import {describe, expect, it} from 'vitest';
import {srm} from '../../src/features/simulators/SrmSimulation/definition.ts';
import {twoSidedCriticalValue} from '../../src/features/statistics/special/standardNormal.ts';
import {everSignificant} from '../../src/features/statistics/formulas/named.ts';
import {expectShare} from './expectShare.ts';
import {simulationOf} from './readForm.ts';
import {casesOf} from '../support/thoroughly.ts';

const RUNS = casesOf(5_000);
const sound = {lost: '0', runs: String(RUNS), chiSquareAlpha: '5', days: '10'};

describe('the search for a mismatch', () => {
  it('gives false alarms at its level: once with one look, more often with daily ones', () => {
    const {final, daily} = simulationOf(srm, sound).findings;
    const boundary = twoSidedCriticalValue(0.05);
    expectShare(final.ever.share, 0.05, RUNS);
    expectShare(daily.ever.share, everSignificant(new Array<number>(10).fill(boundary)), RUNS);
  });

  it('holds its level over all looks with the sequential test', () => {
    expect(simulationOf(srm, sound).findings.sequential.ever.upper).toBeLessThan(0.05);
  });

  it('finds a loss on the day that the shares say', () => {
    const {sequential, daily, final} = simulationOf(srm).findings;
    expect(daily.byDay[(daily.medianDay ?? 0) - 1]).toBeGreaterThanOrEqual(0.5);
    expect(daily.byDay[(daily.medianDay ?? 0) - 2]).toBeLessThan(0.5);
    expect(final.byDay.slice(0, -1)).toEqual(new Array<number>(27).fill(0));
    expect(daily.ever.share).toBeGreaterThan(final.ever.share);
    expect(sequential.byDay.at(-1)).toBe(sequential.ever.share);
  });

  it('finds it sooner when more is lost', () => {
    const medianDay = (lost: string) =>
      simulationOf(srm, {lost, runs: '500'}).findings.daily.medianDay ?? Infinity;
    expect(medianDay('4')).toBeLessThan(medianDay('2'));
  });
});
