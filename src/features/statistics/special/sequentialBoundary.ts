import {upperQuantileOfLogProbability} from './standardNormal.ts';

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

/**
 * ρ(α) = tuning / (2 log(1/α) + log(1 + 2 log(1/α))), with `logInverseAlpha` = log(1/α) > 0.
 *
 * Source: product documentation, Statistical nitty-gritty, eq. 18; Howard, Ramdas, McAuliffe,
 * Sekhon, Annals of Statistics 49(2), 2021.
 */
export function boundaryRho(logInverseAlpha: number, tuning: number): number {
  return tuning / (2 * logInverseAlpha + Math.log1p(2 * logInverseAlpha));
}

/**
 * Multiplier B(t, α) = √((t+ρ)/t · log((t+ρ)/(ρ α²))) of the standard error at t subjects.
 * Same source as `boundaryRho`: two-sided normal mixture, eq. 14 of the paper.
 */
export function boundaryMultiplier(t: number, logInverseAlpha: number, tuning: number): number {
  const rho = boundaryRho(logInverseAlpha, tuning);
  return Math.sqrt((1 + rho / t) * (Math.log1p(t / rho) + 2 * logInverseAlpha));
}

/**
 * Always-valid p-value: the smallest α whose boundary |z| exceeds, with ρ recomputed for each α,
 * and the z-score shown for it, sign(z) · Φ⁻¹(1 − p/2). No α does below a floor of
 * √(1 + tuning/(2t)): p is 1 and the z-score 0. Found on log α, where the boundary is increasing.
 *
 * Source: inferred from a published results table, which it reproduces.
 */
export function sequentialSignificance(
  z: number,
  t: number,
  tuning: number,
): {pValue: number; zScore: number} {
  const size = Math.abs(z);
  if (size * size <= 1 + tuning / (2 * t)) return {pValue: 1, zScore: 0};
  // B² > 2 log(1/α), so the crossing lies below z²/2.
  const logInverseAlpha = bisect(
    (candidate) => boundaryMultiplier(t, candidate, tuning) - size,
    0,
    (size * size) / 2,
  );
  const shown = upperQuantileOfLogProbability(-logInverseAlpha - Math.LN2);
  return {pValue: Math.exp(-logInverseAlpha), zScore: Math.sign(z) * shown};
}
