/**
 * Root of an increasing function between `low` (value <= 0) and `high` (value >= 0), to the
 * last bit: halves until the midpoint is one of the ends.
 */
export function bisect(increasing: (x: number) => number, low: number, high: number): number {
  let lower = low;
  let upper = high;
  for (;;) {
    const middle = lower + (upper - lower) / 2;
    if (middle <= lower || middle >= upper) return middle;
    if (increasing(middle) < 0) lower = middle;
    else upper = middle;
  }
}
