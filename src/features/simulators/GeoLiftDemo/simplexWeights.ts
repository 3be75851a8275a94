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
