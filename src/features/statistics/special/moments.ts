/** Arithmetic mean of a non-empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Sample covariance (denominator n − 1), two-pass; needs at least two pairs. */
export function sampleCovariance(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  const sum = a.reduce((total, value, i) => total + (value - meanA) * ((b[i] ?? meanB) - meanB), 0);
  return sum / (a.length - 1);
}

/** Sample variance (denominator n − 1), two-pass; needs at least two values. */
export function sampleVariance(values: readonly number[]): number {
  return sampleCovariance(values, values);
}

/** Mean and sample variance of a list with at least two values. */
export function summarize(values: readonly number[]): {
  n: number;
  mean: number;
  variance: number;
} {
  return {n: values.length, mean: mean(values), variance: sampleVariance(values)};
}
