import {describe, expect, it} from 'vitest';
import {power} from '../../src/features/simulators/PowerSimulation/definition.ts';
import {relativeLift} from '../../src/features/statistics/relativeLift.ts';
import {twoSidedCriticalValue} from '../../src/features/statistics/special/standardNormal.ts';
import {expectShare} from './expectShare.ts';
import {simulationOf} from './readForm.ts';

const RUNS = 5_000;

const density = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** Steps of a grid over a standard normal variable. */
const STEP = 0.03;
const GRID = Array.from({length: 401}, (_, index) => (index - 200) * STEP);

/** Power and average of significant estimates, summed up over normally distributed shares. */
function theory(rate: number, lift: number, n: number) {
  const critical = twoSidedCriticalValue(0.05);
  const arm = (mean: number) => ({n, mean, variance: mean * (1 - mean)});
  const draw = (mean: number, z: number) => arm(mean + z * Math.sqrt(arm(mean).variance / n));
  let chance = 0;
  let sum = 0;
  for (const zControl of GRID) {
    const control = draw(rate, zControl);
    for (const zTreatment of GRID) {
      const treatment = draw(rate * (1 + lift), zTreatment);
      const estimate = relativeLift({control, treatment});
      if (estimate.lift! < critical * estimate.standardError!) continue;
      const weight = density(zControl) * density(zTreatment) * STEP ** 2;
      chance += weight;
      sum += weight * estimate.lift!;
    }
  }
  return {chance, average: sum / chance};
}

describe('repeated experiments', () => {
  it.each([
    {rate: 0.5, lift: 0.01, n: 80_000},
    {rate: 0.5, lift: 0.01, n: 160_000},
    {rate: 0.2, lift: 0.02, n: 40_000},
  ])('find a small lift as often as the planning formula says: %j', ({rate, lift, n}) => {
    const patch = {rate: String(100 * rate), lift: String(100 * lift), n: String(n)};
    const {found, planned} = simulationOf(power, {...patch, runs: String(RUNS)});
    expectShare(found.share, planned!, RUNS);
  });

  it('find a large lift less often than planned, as its interval is wider', () => {
    const {found, planned, averageSignificant} = simulationOf(power, {
      lift: '20',
      n: '1500',
      runs: String(RUNS),
    });
    const {chance, average} = theory(0.2, 0.2, 1_500);
    expectShare(found.share, chance, RUNS);
    expect(found.upper).toBeLessThan(planned!);
    expect(averageSignificant).toBeCloseTo(average, 2);
  });

  it('exaggerate when they are significant, and not on the whole', () => {
    const {average, averageSignificant} = simulationOf(power, {runs: String(RUNS)});
    expect(average).toBeCloseTo(0.05, 2);
    expect(averageSignificant).toBeCloseTo(theory(0.2, 0.05, 12_000).average, 2);
  });

  it('are all in the bars of the chart', () => {
    const {bins, experiments} = simulationOf(power);
    expect(experiments).toBe(2_000);
    expect(bins.reduce((sum, bin) => sum + bin.significant + bin.other, 0)).toBe(2_000);
  });

  it('say in how many no lift was shown, which the planning formula leaves out', () => {
    const few = simulationOf(power, {n: '410', lift: '40'});
    expect(few.withoutLift).toBeGreaterThan(0);
    const share = (100 * few.withoutLift) / few.experiments;
    expect(power.notes?.(few)[0]).toContain(`In ${Number(share.toFixed(1))}% of the experiments`);
    expect(power.notes?.(simulationOf(power))).toEqual([]);
  });

  it('find a loss, too', () => {
    const {found, wrongSign} = simulationOf(power, {lift: '-10'});
    expect(found.share).toBeGreaterThan(0.9);
    expect(wrongSign.share).toBe(0);
  });
});
