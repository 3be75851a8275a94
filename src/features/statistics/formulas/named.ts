import {bisect} from '../special/sequentialBoundary.ts';
import {chiSquareTail} from '../chiSquareSf.ts';
import {sampleCovariance} from '../special/moments.ts';
import {
  standardNormalCdf as below,
  standardNormalQuantile as quantile,
  twoSidedCriticalValue as critical,
} from '../special/standardNormal.ts';
import {runInNewContext} from 'node:vm';
import * as statistics from '../index.ts';
import type {ArmSummary as Arm} from '../relativeLift.ts';

/** A variation with a conversion rate. */
export function rateArm(n: number, mean: number): Arm {
  return {n, mean, variance: (mean * (1 - mean) * n) / (n - 1)};
}

/** A conversion rate without the correction of a sample variance. */
function shareArm(n: number, mean: number): Arm {
  return {n, mean, variance: mean * (1 - mean)};
}

/** Lift, standard error and fixed-sample interval at 95%. */
function fixedSample(control: Arm, treatment: Arm) {
  const {lift, standardError} = statistics.relativeLift({control, treatment});
  const estimate = {lift: lift!, standardError: standardError!};
  return {...estimate, ...statistics.fixedSampleCI({...estimate, confidence: 0.95})};
}

/** The value that a chi-square variable exceeds with probability `p`. */
function chiSquareQuantile(p: number, df: number): number {
  return bisect((x) => p - chiSquareTail(x, df), 0, 1000);
}

/** Chance of each action of a bandit, by the formula of the SDKs; the first of the best gets the rest. */
function explore(scores: readonly number[], gamma: number, floor: number): number[] {
  const best = scores.indexOf(Math.max(...scores));
  const count = scores.length;
  const shares = scores.map((score) =>
    Math.max(1 / (count + gamma * (scores[best]! - score)), floor / count),
  );
  const others = shares.reduce((sum, share, index) => sum + (index === best ? 0 : share), 0);
  return shares.map((share, index) => (index === best ? Math.max(0, 1 - others) : share));
}

/**
 * Squared coefficient of variation of revenue per user, capped at a value: 10% buy, for amounts
 * whose logarithm has mean 3 and standard deviation `sd`.
 */
function revenueSpread(sd: number, cap = Infinity): number {
  // Far beyond any order, where nothing is capped.
  const limit = (Math.log(Math.min(cap, 1e100)) - 3) / sd;
  const moment = (k: number) =>
    Math.exp(k * 3 + (k * sd) ** 2 / 2) * below(limit - k * sd) +
    (cap === Infinity ? 0 : cap ** k * (1 - below(limit)));
  return (0.1 * moment(2)) / (0.1 * moment(1)) ** 2 - 1;
}

/** Density of the standard normal. */
function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** How many times too large the lift of a significant and positive result is, on average, at a power. */
function overstatement(power: number): number {
  const z = critical(0.05);
  // The true lift in standard errors that is significant, in either direction, with this power.
  const shift = bisect((x) => below(x - z) + below(-x - z) - power, 0, 10);
  return 1 + density(z - shift) / (below(shift - z) * shift);
}

/** B(t, α) at equally spaced looks, the last of which sees 20,000 subjects. */
function boundaries(looks: number, alpha: number): number[] {
  const input = {lift: 0, standardError: 1, confidence: 1 - alpha, tuning: 10_000};
  return Array.from({length: looks}, (_, index) => {
    const n = Math.round((20_000 * (index + 1)) / looks);
    return statistics.sequentialCI({...input, n}).multiplier;
  });
}

/** Steps of the integration on each side of zero. */
const STEPS = 120;

/**
 * Chance that an A/A test is significant at one of several equally spaced looks: that the sum of
 * k standard normal increments exceeds multipliers[k − 1] · √k in size for some k. Integrates the
 * density of the sums not yet beyond a bound, look by look (Armitage, McPherson, Rowe 1969).
 */
export function everSignificant(multipliers: readonly number[]): number {
  let inside = [{sum: 0, mass: 1}];
  multipliers.forEach((multiplier, index) => {
    const limit = multiplier * Math.sqrt(index + 1);
    const step = limit / STEPS;
    inside = Array.from({length: 2 * STEPS + 1}, (_, position) => {
      const sum = (position - STEPS) * step;
      const isEnd = position === 0 || position === 2 * STEPS;
      const simpson = isEnd ? 1 : position % 2 === 1 ? 4 : 2;
      const value = inside.reduce((total, from) => {
        return total + from.mass * density(sum - from.sum);
      }, 0);
      return {sum, mass: (value * simpson * step) / 3};
    });
  });
  return 1 - inside.reduce((total, {mass}) => total + mass, 0);
}

/** What formulas know besides the methods. */
const formulas = {
  below,
  critical,
  quantile,
  sampleCovariance,
  rateArm,
  shareArm,
  fixedSample,
  chiSquareQuantile,
  explore,
  revenueSpread,
  overstatement,
  boundaries,
  everSignificant,
};

/**
 * Computes a formula of our own files: JavaScript, with a true minus sign if you like. It knows the
 * methods by their names, the named formulas and what is `known`. An error names the formula as its
 * place.
 */
export function evaluateFormula(
  formula: string,
  known: Readonly<Record<string, unknown>>,
): unknown {
  const scope = {...statistics, ...formulas, ...known};
  return runInNewContext(`(${formula.replaceAll('−', '-')})`, scope, formula);
}
