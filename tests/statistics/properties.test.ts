import {describe, expect, it} from 'vitest';
import * as s from '../../src/features/statistics/index.ts';
import {sequence} from '../support/sequence.ts';

const CONFIDENCES = [0.8, 0.9, 0.95, 0.99];
const SUBJECTS = [1, 30, 1_000, 10_000, 1_000_000, 1e12];
const LIFTS = [-0.3, -0.01, 0, 0.002, 0.06, 2];
const ERRORS = [1e-6, 0.009, 0.05, 3];
const METHODS = ['fixed', 'sequential', 'hybrid'] as const;

/** Every combination of the given lists. */
function combine<A, B, C>(a: readonly A[], b: readonly B[], c: readonly C[]): [A, B, C][] {
  return a.flatMap((x) => b.flatMap((y) => c.map((z): [A, B, C] => [x, y, z])));
}

describe('intervals', () => {
  it('sequential is never narrower than fixed, and hybrid never narrower than its pure parts', () => {
    for (const [confidence, n, standardError] of combine(CONFIDENCES, SUBJECTS, ERRORS)) {
      const input = {lift: 0.03, standardError, confidence, n, tuning: 10_000};
      const fixed = s.fixedSampleCI(input);
      const sequential = s.sequentialCI(input);
      const ended = s.hybridCI({...input, ended: true});
      const running = s.hybridCI({...input, ended: false});
      expect(sequential.widthRatio).toBeGreaterThan(1);
      expect(sequential.upper - sequential.lower).toBeGreaterThan(fixed.upper - fixed.lower);
      expect(ended.multiplier).toBeGreaterThan(fixed.criticalValue);
      expect(running.multiplier).toBeGreaterThan(sequential.multiplier);
    }
  });

  it('the credible interval is never wider than the fixed-sample one', () => {
    for (const [confidence, lift, standardError] of combine(CONFIDENCES, LIFTS, ERRORS)) {
      const input = {lift, standardError, confidence};
      const fixed = s.fixedSampleCI(input);
      const prior = {priorMean: 0, priorSd: 0.05, precision: 0, higherIsBetter: true};
      const posterior = s.bayesianPosterior({...input, ...prior});
      expect(posterior.upper - posterior.lower).toBeLessThanOrEqual(fixed.upper - fixed.lower);
    }
  });

  it('p-values stay in [0,1] and are below alpha exactly when the interval excludes 0', () => {
    for (const [confidence, lift, standardError] of combine(CONFIDENCES, LIFTS, ERRORS)) {
      for (const n of SUBJECTS) {
        const input = {lift, standardError, confidence, n, tuning: 10_000};
        for (const result of [s.fixedSampleCI(input), s.sequentialCI(input)]) {
          expect(result.pValue).toBeGreaterThanOrEqual(0);
          expect(result.pValue).toBeLessThanOrEqual(1);
          const excludesZero = result.lower > 0 || result.upper < 0;
          expect((result.pValue ?? 1) < 1 - confidence).toBe(excludesZero);
        }
      }
    }
  });

  it('mirroring the lift mirrors bounds and z-score and keeps the p-value', () => {
    for (const [lift, standardError, n] of combine(LIFTS, ERRORS, SUBJECTS)) {
      const input = {lift, standardError, confidence: 0.95, n, tuning: 10_000};
      const one = s.sequentialCI(input);
      const other = s.sequentialCI({...input, lift: -lift});
      expect(other.lower).toBeCloseTo(-one.upper, 12);
      expect(other.pValue).toBe(one.pValue);
      expect(other.zScore).toBeCloseTo(-(one.zScore ?? 0), 12);
    }
  });

  it('a metric where a decrease is good mirrors the Bayesian statistics', () => {
    for (const [lift, standardError, precision] of combine(LIFTS, ERRORS, [0, 0.02])) {
      const input = {lift, standardError, precision, priorMean: 0, priorSd: 0.05, confidence: 0.9};
      const up = s.bayesianPosterior({...input, higherIsBetter: true});
      const down = s.bayesianPosterior({...input, lift: -lift, higherIsBetter: false});
      expect(down.probBeatsControl).toBeCloseTo(up.probBeatsControl, 12);
      expect(down.probExceedsPrecision).toBeCloseTo(up.probExceedsPrecision, 12);
      expect(down.risk).toBeCloseTo(-(up.risk ?? 0), 12);
      expect(down.loss).toBeCloseTo(-up.loss, 12);
    }
  });

  it('the z-score shown stays finite where the sequential p-value underflows', () => {
    const far = {lift: 1, standardError: 0.01, confidence: 0.95, n: 1e6, tuning: 10_000};
    const result = s.sequentialCI(far);
    expect(result.pValue).toBe(0);
    expect(result.zScore).toBeGreaterThan(99);
    expect(result.zScore).toBeLessThan(100);
  });
});

describe('planning', () => {
  it.each(METHODS)('sample size and MDE invert each other with the %s method', (method) => {
    for (const [mde, alpha, power] of combine([0.001, 0.05, 0.8], [0.01, 0.05], [0.6, 0.95])) {
      const plan = {mean: 36.23, variance: 80_000, alpha, power, method, tuning: 10_000};
      const {nPerVariation, scale} = s.sampleSizeByMethod({...plan, mde});
      const back = s.minimumDetectableEffect({...plan, nPerVariation: nPerVariation ?? 0});
      expect(back.mde).toBeCloseTo(mde, 12);
      expect(back.scale).toBeCloseTo(scale ?? 0, 12);
    }
  });

  it('the effect found with the planned power is the MDE itself', () => {
    const plan = {mean: 0.2, variance: 0.16, nPerVariation: 5_000, alpha: 0.05};
    const mde = s.minimumDetectableEffect({...plan, power: 0.8, method: 'fixed', tuning: 10_000});
    expect(s.powerForEffect({...plan, effect: [mde.mde ?? 0]}).power[0]).toBeCloseTo(0.8, 12);
  });

  it('power does not depend on the sign of the effect and never falls as it grows', () => {
    const plan = {mean: 0.2, variance: 0.16, nPerVariation: 5_000, alpha: 0.05};
    const {power} = s.powerForEffect({...plan, effect: [-0.1, 0, 0.1, 0.2, 10]});
    expect(power[0]).toBe(power[2]);
    expect(power.slice(1)).toEqual([...power.slice(1)].sort((a, b) => (a ?? 0) - (b ?? 0)));
  });
});

describe('variance reduction', () => {
  it('never widens an interval under the model', () => {
    const {widthRatio, sampleSizeMultiplier} = s.varianceReduction({
      rSquared: [0, 0.001, 0.3, 0.999, 1],
    });
    for (const width of widthRatio) expect(width).toBeLessThanOrEqual(1);
    for (const times of sampleSizeMultiplier.slice(0, -1)) expect(times).toBeGreaterThanOrEqual(1);
  });
});

describe('mismatch tests', () => {
  it('do not depend on the scale of the weights or the order of the variations', () => {
    const base = s.srmChiSquare({observed: [700, 310, 90], weights: [7, 3, 1], alpha: 0.001});
    const same = s.srmChiSquare({observed: [90, 700, 310], weights: [0.1, 0.7, 0.3], alpha: 0.001});
    expect(same.pValue).toBeCloseTo(base.pValue ?? 0, 12);
    const batches = [[700, 310, 90]];
    const mixture = s.srmSequential({batches, weights: [7, 3, 1], concentration: 100});
    const swapped = s.srmSequential({
      batches: [[310, 90, 700]],
      weights: [30, 10, 70],
      concentration: 100,
    });
    expect(swapped.logBayesFactors[0]).toBeCloseTo(mixture.logBayesFactors[0] ?? 0, 10);
  });

  it('sequential p-values never rise', () => {
    const batches = [
      [900, 1_000],
      [1_000, 900],
      [2_000, 2_000],
    ];
    const {pValues} = s.srmSequential({batches, weights: [1, 1], concentration: 10_000});
    expect(pValues).toEqual([...pValues].sort((a, b) => b - a));
  });

  it('a perfect split of a trillion subjects has the log Bayes factor of the closed form', () => {
    const {logBayesFactors} = s.srmSequential({
      batches: [[5e11, 5e11]],
      weights: [1, 1],
      concentration: 10_000,
    });
    expect(logBayesFactors[0]).toBeCloseTo(-0.5 * Math.log1p(1e12 / 1e4), 3);
  });
});

describe('adjusted p-values', () => {
  it('never fall below the raw ones and never exceed 1', () => {
    const next = sequence(5);
    const pValues = [0, 1, ...Array.from({length: 20}, () => next() ** 2)];
    const {bonferroni, holm, BH} = s.adjustPValues({pValues});
    for (const adjusted of [bonferroni, holm, BH]) {
      adjusted.forEach((value, index) => {
        expect(value).toBeGreaterThanOrEqual((pValues[index] ?? 0) - 1e-15);
        expect(value).toBeLessThanOrEqual(1);
      });
    }
  });
});
