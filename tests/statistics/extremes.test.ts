import {describe, expect, it} from 'vitest';
import * as s from '../../src/features/statistics/index.ts';
import {cases} from './referenceCases.ts';

const methods = s as unknown as Record<string, (inputs: unknown) => Record<string, unknown>>;
const EXTREMES = [NaN, Infinity, -Infinity, 0, 1, -1, 1e12, 1e300, -1e300, 1e-300, undefined, ''];

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : value === undefined
      ? []
      : [value];
}

/** Copies of `inputs`, each with one leaf or one list replaced by an extreme value. */
function distort(inputs: unknown): unknown[] {
  if (typeof inputs !== 'object' || inputs === null) return EXTREMES;
  const entries = Object.entries(inputs).slice(0, 8);
  const copies = entries.flatMap(([key, value]) =>
    distort(value).map((replacement) => {
      if (!Array.isArray(inputs)) return {...inputs, [key]: replacement};
      return inputs.map((item: unknown, index) => (String(index) === key ? replacement : item));
    }),
  );
  return Array.isArray(inputs) ? [[], ...copies] : copies;
}

/** Null outputs without a reason, and numbers that are not finite. */
function findUndefined(result: Record<string, unknown>): string[] {
  const reasons = (result.reasons ?? {}) as Record<string, string>;
  return Object.entries(result).flatMap(([name, value]) => {
    const parts = name === 'reasons' ? [] : leaves(value);
    const bad = parts.filter((part) => typeof part === 'number' && !Number.isFinite(part));
    return [...bad.map((part) => `${name} is ${String(part)}`)].concat(
      parts.includes(null) && !reasons[name] && !/Threshold$/.test(name) ? [`${name} is null`] : [],
    );
  });
}

describe('extreme inputs', () => {
  it.each(cases)('$id distorted gives finite numbers, reasons or a message', (reference) => {
    for (const inputs of distort(reference.inputs)) {
      try {
        const result = methods[reference.function]?.(inputs) ?? {};
        expect(findUndefined(result), JSON.stringify(inputs)).toEqual([]);
      } catch (error) {
        if (!(error instanceof s.StatisticsInputError)) throw error;
        expect(error.message).toContain(error.field);
      }
    }
  });

  it('names the field, what is expected and what was given', () => {
    const arm = {n: 100, mean: 1, variance: 1};
    expect(() => s.relativeLift({control: {...arm, n: 0}, treatment: arm})).toThrow(
      'control.n must be a whole number of 1 or more, but it is 0.',
    );
    expect(() => s.normalQuantile({p: [0.5, 1]})).toThrow(
      'p[1] must be between 0 and 1 (0.95 means 95%), but it is 1.',
    );
    expect(() => s.welchTTest({control: [], treatment: [1, 2], confidence: 0.95})).toThrow(
      'control must be a list of at least 2 values, but it has 0.',
    );
  });

  it('gives null with a reason where a quantity is undefined', () => {
    const zero = {n: 100, mean: 0, variance: 1};
    const lift = s.relativeLift({control: zero, treatment: {...zero, mean: 1}});
    expect(lift).toMatchObject({lift: null, standardError: null, reliable: false});
    expect(lift.reasons?.lift).toContain('control mean is 0');
    expect(s.varianceReduction({rSquared: [1]}).sampleSizeMultiplier).toEqual([null]);
    expect(
      s.preferentialBonferroni({alpha: 0.05, primaryWeight: 0.5, treatmentVariants: 1, metrics: 1}),
    ).toMatchObject({otherAlpha: null, otherConfidence: null, otherZ: null});
    expect(s.srmChiSquare({observed: [0, 0], weights: [1, 1], alpha: 0.001})).toMatchObject({
      statistic: null,
      pValue: null,
      mismatch: null,
    });
    expect(s.progress({targetPrecision: 0.1, lower: 1, upper: 1}).progress).toBeNull();
  });

  it('rates of 0 and 1 with no variance are fine in both arms', () => {
    const all = {n: 1e12, mean: 1, variance: 0};
    const none = {n: 1e12, mean: 0, variance: 0};
    expect(s.relativeLift({control: all, treatment: none})).toMatchObject({
      lift: -1,
      standardError: 0,
      reliable: true,
    });
  });

  it('a standard error of 0 leaves the interval at the lift and tests undefined', () => {
    const input = {lift: 0.1, standardError: 0, confidence: 0.95, n: 10, tuning: 10_000};
    expect(s.sequentialCI(input)).toMatchObject({lower: 0.1, upper: 0.1, pValue: null});
    expect(s.fixedSampleCI(input)).toMatchObject({lower: 0.1, upper: 0.1, zScore: null});
  });

  it.each([
    [0.9, 35],
    [0.95, 73],
    [0.99, 381],
    [0.1, 35],
    [0.5, 4],
  ])('the percentile %d has a standard error from %d observations on', (p, fewest) => {
    const errorOf = (n: number) => {
      const clusters = Array.from({length: n}, (_, index) => [index * index + index]);
      return s.percentileMetric({clusters, p, confidence: 0.95}).standardError;
    };
    expect(errorOf(fewest)).toBeGreaterThan(0);
    expect(errorOf(fewest - 1)).toBeNull();
  });

  it.each([
    ['both ends of its interval', [30, 40, 30]],
    ['the largest value', [80, 0, 20]],
  ])('a percentile has no standard error when %s repeat', (_, [low, middle, high]) => {
    const values = [low, middle, high].flatMap((count, index) =>
      new Array<number>(count ?? 0).fill(index),
    );
    const clusters = values.map((value) => [value]);
    const p = middle ? 0.5 : 0.81;
    const {standardError, reasons} = s.percentileMetric({clusters, p, confidence: 0.95});
    expect(standardError).toBeNull();
    expect(reasons?.standardError).toContain('equal');
  });

  it('a percentile rank that is a whole number is not lifted by rounding error', () => {
    const clusters = Array.from({length: 100}, (_, index) => [index + 1]);
    expect(s.percentileMetric({clusters, p: 0.07, confidence: 0.95}).percentile).toBe(7);
  });
});
