import {mean, range, sum} from 'd3-array';
import {studentTQuantile} from '../../statistics/welchTTest.ts';

/** Where moving weight on gains nothing that could be seen. */
const TOLERANCE = 1e-10;
const MAX_MOVES = 2_000;

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/**
 * Weights that are not negative, add up to 1 and blend the donors into the target as closely as
 * possible, by least squares. Weight moves from the donor whose share hurts most to the one that
 * helps most, as far as it helps, until nothing is left to gain.
 *
 * Source: the pairwise Frank–Wolfe algorithm, Lacoste-Julien and Jaggi, 2015.
 *
 * @param gram for each donor its inner products with all donors, and with the target at the end.
 */
export function simplexWeights(gram: readonly (readonly number[])[]): number[] {
  const weights = gram.map(() => 1 / gram.length);
  const slope = gram.map((row) => dot(row, [...weights, -1]));
  const scale = Math.max(...gram.map((row, donor) => row[donor] ?? 0));
  for (let move = 0; move < MAX_MOVES; move += 1) {
    let [to, from] = [0, -1];
    slope.forEach((value, donor) => {
      if (value < slope[to]!) to = donor;
      if (weights[donor]! > 0 && (from < 0 || value > slope[from]!)) from = donor;
    });
    const gain = slope[from]! - slope[to]!;
    if (gain <= TOLERANCE * scale) break;
    const curvature = gram[to]![to]! - 2 * gram[to]![from]! + gram[from]![from]!;
    const amount = Math.min(weights[from]!, curvature > 0 ? gain / curvature : Infinity);
    weights[to]! += amount;
    weights[from] = amount === weights[from] ? 0 : weights[from]! - amount;
    slope.forEach((_, donor) => {
      slope[donor]! += amount * (gram[donor]![to]! - gram[donor]![from]!);
    });
  }
  return weights;
}

/** Outcome of a region, or of several together, week by week. */
export type Series = readonly number[];

interface Input {
  /** The treated regions together. */
  treated: Series;
  donors: readonly Series[];
  /** Weeks before the start; all later ones are the test. */
  history: number;
  confidence: number;
}

/** What a synthetic control says about the weeks of the test. */
export interface Estimate {
  /** Of each donor. */
  weights: number[];
  /** Outcome of the treated regions without treatment, in every week. */
  predicted: number[];
  /** Actual minus predicted over the weeks of the test. */
  effect: number;
  lower: number;
  upper: number;
  /** What was predicted for the weeks of the test together. */
  baseline: number;
  /** Blocks of the history whose errors make the interval. */
  blocks: number;
  /** Standard deviation of the error of a block. */
  blockError: number;
  /** Quantile by which it is multiplied. */
  multiplier: number;
}

/** Inner products over some weeks: of the donors with each other, then with the target. */
function products(target: Series, donors: readonly Series[], weeks: readonly number[]): number[][] {
  return donors.map((one) =>
    [...donors, target].map((other) => {
      let product = 0;
      for (const week of weeks) product += (one[week] ?? 0) * (other[week] ?? 0);
      return product;
    }),
  );
}

/**
 * Predicts treated regions by a blend of others, whose weights are not negative and add up to 1.
 * Every series is taken relative to its mean before the start, so that regions may differ in size.
 *
 * The interval says how wrong such predictions are: the history is cut into blocks as long as the
 * test, each block is predicted by weights fitted without it, and the errors of the blocks are
 * taken as a sample of what the error of the test may be.
 */
export function syntheticControl({treated, donors, history, confidence}: Input): Estimate {
  const levelOf = (series: Series) => mean(series.slice(0, history)) ?? 0;
  const relative = (series: Series) => series.map((value) => value / levelOf(series));
  const level = levelOf(treated);
  const [target, indexes] = [relative(treated), donors.map(relative)];
  const blend = (weights: readonly number[], week: number) =>
    level * sum(indexes, (index, donor) => (weights[donor] ?? 0) * (index[week] ?? 0));
  const excess = (weights: readonly number[], weeks: readonly number[]) =>
    sum(weeks, (week) => (treated[week] ?? 0) - blend(weights, week));

  const all = products(target, indexes, range(history));
  const test = range(history, treated.length);
  const blocks = Math.floor(history / test.length);
  const errors = range(blocks).map((block) => {
    const end = history - block * test.length;
    const left = range(end - test.length, end);
    const own = products(target, indexes, left);
    const rest = all.map((row, one) => row.map((value, other) => value - (own[one]?.[other] ?? 0)));
    return excess(simplexWeights(rest), left);
  });
  const blockError = Math.sqrt(sum(errors, (error) => error ** 2) / (blocks - 1));
  const {t} = studentTQuantile({p: [(1 + confidence) / 2], df: [blocks - 1]});
  const [multiplier = NaN] = t;

  const weights = simplexWeights(all);
  const predicted = range(treated.length).map((week) => blend(weights, week));
  const effect = excess(weights, test);
  const half = multiplier * blockError * Math.sqrt(1 + 1 / blocks);
  const baseline = sum(test, (week) => predicted[week]);
  return {
    weights,
    predicted,
    effect,
    lower: effect - half,
    upper: effect + half,
    baseline,
    blocks,
    blockError,
    multiplier,
  };
}
