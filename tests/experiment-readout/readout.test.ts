import {describe, expect, it} from 'vitest';
import {adjustArms, armsOf} from '../../src/features/experiment-readout/compute/arms.ts';
import {
  stateOf,
  toReadout,
  trendOf,
} from '../../src/features/experiment-readout/compute/toReadout.ts';
import {EXAMPLE} from '../../src/features/experiment-readout/example.ts';
import {METHODS} from '../../src/features/experiment-readout/experiment.ts';
import * as statistics from '../../src/features/statistics/index.ts';
import {sampleCovariance, summarize} from '../../src/features/statistics/special/moments.ts';

const [revenue] = EXAMPLE.metrics;
const sequential = toReadout(EXAMPLE, {method: 'Sequential', cuped: false});

/** Interval of the primary metric by each method, from the statistics alone. */
function expectedOf(arms: ReturnType<typeof armsOf>) {
  const {lift, standardError} = statistics.relativeLift(arms);
  const input = {
    lift: lift ?? NaN,
    standardError: standardError ?? NaN,
    n: arms.control.n + arms.treatment.n,
    confidence: 0.95,
    tuning: 10_000,
  };
  const prior = {priorMean: 0, priorSd: 0.05, precision: 0, higherIsBetter: true};
  return {
    Sequential: statistics.sequentialCI(input),
    'Fixed Sample': statistics.fixedSampleCI(input),
    'Sequential Hybrid': statistics.hybridCI({...input, ended: false}),
    Bayesian: statistics.bayesianPosterior({...input, ...prior}),
  };
}

describe('the readout', () => {
  it.each(METHODS)('by %s shows the interval of the statistics', (method) => {
    const {primary} = toReadout(EXAMPLE, {method, cuped: false});
    const {lower, upper} = expectedOf(armsOf(EXAMPLE, revenue))[method];
    expect(primary.effect).toMatchObject({lower, upper});
  });

  it('begins with the row of the page about results', () => {
    const {arms, effect} = sequential.primary;
    expect(arms.control.mean).toBeCloseTo(15.63, 2);
    expect(arms.treatment.mean).toBeCloseTo(16.36, 2);
    expect([effect.lift, effect.lower, effect.upper].map((value) => value.toFixed(4))).toEqual([
      '0.0468',
      '0.0176',
      '0.0761',
    ]);
  });

  it('computes progress, split and the averages before from the same data', () => {
    const {primary, progress, split, subjects, before} = sequential;
    const {lower, upper} = primary.effect;
    expect(progress).toEqual(statistics.progress({targetPrecision: 0.02, lower, upper}));
    expect(split).toEqual(
      statistics.srmChiSquare({observed: subjects, weights: [1, 1], alpha: 0.001}),
    );
    expect(before?.lift).toBeCloseTo(14.98 / 14.92 - 1, 10);
  });

  it('joins segments into the whole', () => {
    const whole = armsOf(EXAMPLE, revenue).control;
    const parts = ['Mobile', 'Desktop'].map((name) => armsOf(EXAMPLE, revenue, name).control);
    const total = parts.reduce((sum, {n, mean}) => sum + n * mean, 0);
    expect(whole.n).toBe(52_004);
    expect(whole.mean).toBeCloseTo(total / whole.n, 10);
  });

  it('joins groups as if their subjects had been counted together', () => {
    const groups = [
      [3, 5, 9, 4],
      [10, 2, 7],
    ];
    const moments = groups.map((values) => summarize(values));
    const joined = armsOf(
      {
        ...EXAMPLE,
        segments: moments.map(({n}, index) => ({name: String(index), subjects: [n, n]})),
      },
      {
        ...revenue,
        moments: moments.map(({mean, variance}) => [
          [mean, variance],
          [mean, variance],
        ]),
      },
    );
    const all = summarize(groups.flat());
    expect(joined.control.n).toBe(all.n);
    expect(joined.control.mean).toBeCloseTo(all.mean, 12);
    expect(joined.control.variance).toBeCloseTo(all.variance, 12);
  });

  it('is adjusted as CUPED adjusts the subjects themselves', () => {
    // Many subjects with a past that explains half of the spread, and a head start of treatment.
    const past = Array.from({length: 4000}, (_, index) => ((index * 7919) % 101) / 10);
    const noise = Array.from({length: 4000}, (_, index) => ((index * 104_729) % 97) / 10);
    const arm = (start: number, effect: number) => {
      const x = past.map((value) => value + start);
      return {x, y: x.map((value, index) => 20 + value + (noise[index] ?? 0) + effect)};
    };
    const [control, treatment] = [arm(0, 0), arm(0.4, 0.3)];
    const summaryOf = ({x, y}: typeof control) => {
      const [before, during] = [summarize(x), summarize(y)];
      const moments = {
        meanX: before.mean,
        varX: before.variance,
        covariance: sampleCovariance(y, x),
      };
      return {n: x.length, ...moments, meanY: during.mean, varY: during.variance};
    };
    const exact = statistics.cupedFromSummary({
      control: summaryOf(control),
      treatment: summaryOf(treatment),
    });
    const before = summarize(control.x);
    const spread = summarize(control.y);
    const adjusted = adjustArms(
      {control: spread, treatment: summarize(treatment.y)},
      {
        control: before.mean,
        treatment: summarize(treatment.x).mean,
        variance: before.variance,
        correlation:
          sampleCovariance(control.y, control.x) / Math.sqrt(before.variance * spread.variance),
      },
    );
    const {lift, standardError} = statistics.relativeLift(adjusted);
    // Theta is that within the groups here, and that over both in the raw computation.
    expect(lift).toBeCloseTo(exact.lift ?? NaN, 4);
    expect(standardError).toBeCloseTo(exact.standardError ?? NaN, 4);
  });

  it('leaves CUPED out in a segment', () => {
    const view = {method: 'Sequential', segment: 'Mobile'} as const;
    const [on, off] = [true, false].map((cuped) => toReadout(EXAMPLE, {...view, cuped}));
    expect(on?.rows).toEqual(off?.rows);
    expect(on?.view.cuped).toBe(false);
  });

  it('has a trend that ends in the table', () => {
    for (const method of METHODS) {
      const view = {method, cuped: true};
      const {lift, lower, upper} = toReadout(EXAMPLE, view).primary.effect;
      expect(trendOf(EXAMPLE, view).at(-1)).toMatchObject({day: 14, lift, lower, upper});
    }
  });

  it('can be shown in every view without a number that is none', () => {
    for (const method of METHODS) {
      for (const cuped of [true, false]) {
        for (const segment of [undefined, 'Mobile', 'Desktop']) {
          const text = JSON.stringify(toReadout(EXAMPLE, {method, cuped, segment}));
          expect(text).not.toMatch(/NaN|Infinity/);
        }
      }
    }
  });
});

describe('the state of a metric', () => {
  it.each([
    ['increase', undefined, 0.001, 0.02, 'better'],
    ['increase', undefined, -0.02, -0.001, 'worse'],
    ['increase', undefined, -0.02, 0.02, 'unclear'],
    ['decrease', undefined, 0.001, 0.02, 'worse'],
    ['decrease', undefined, -0.02, -0.001, 'better'],
    ['increase', -0.05, -0.044, 0.012, 'limited'],
    ['increase', -0.05, -0.061, 0.012, 'possible'],
    ['increase', -0.05, -0.061, -0.005, 'worse'],
    ['increase', -0.05, 0.003, 0.04, 'better'],
    ['decrease', 0.05, -0.01, 0.06, 'possible'],
    ['decrease', 0.05, -0.06, 0.04, 'limited'],
  ] as const)('that should %s, cutoff %s, interval %s to %s: %s', (...given) => {
    const [desired, cutoff, lower, upper, state] = given;
    const metric = {desired, ...(cutoff === undefined ? {} : {cutoff})};
    expect(stateOf(metric, {lower, upper})).toBe(state);
  });
});
