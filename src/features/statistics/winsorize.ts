import {quantile} from 'd3-array';
import {requireAll, requireEach, StatisticsInputError} from './validate.ts';
import {finish} from './result.ts';
import {mean, sampleVariance} from './special/moments.ts';

interface WinsorizeInput {
  values: readonly number[];
  /** Fraction from 0 to 1, or null for no lower clipping. */
  lowerPercentile: number | null;
  /** Fraction from 0 to 1, or null for no upper clipping. */
  upperPercentile: number | null;
}

/**
 * Clips values at percentile thresholds computed on the same values and gives mean and sample
 * variance before and after. A threshold is null when its percentile is; variances are null for
 * a single value. Throws `StatisticsInputError` for an empty list, percentiles outside [0,1] or a
 * lower percentile above the upper one.
 *
 * Source: product documentation, metric settings; linear interpolation (R type 7) is a
 * convention of this site.
 */
export function winsorize(input: WinsorizeInput) {
  const {values, lowerPercentile, upperPercentile} = input;
  requireEach(values, 'values', 'number');
  if (lowerPercentile !== null) requireAll({lowerPercentile}, {lowerPercentile: 'fraction'});
  if (upperPercentile !== null) requireAll({upperPercentile}, {upperPercentile: 'fraction'});
  if ((lowerPercentile ?? 0) > (upperPercentile ?? 1)) {
    throw new StatisticsInputError(
      'lowerPercentile',
      `lowerPercentile (${lowerPercentile}) must not be above upperPercentile ` +
        `(${upperPercentile}).`,
    );
  }
  const thresholdAt = (percentile: number | null) =>
    percentile === null ? null : (quantile(values, percentile) ?? null);
  const lowerThreshold = thresholdAt(lowerPercentile);
  const upperThreshold = thresholdAt(upperPercentile);
  const clipped = values.map((value) =>
    Math.min(Math.max(value, lowerThreshold ?? -Infinity), upperThreshold ?? Infinity),
  );
  const single = values.length === 1 ? 'One value has no variance.' : undefined;
  return finish(
    {
      lowerThreshold,
      upperThreshold,
      rawMean: mean(values),
      rawVariance: single ? null : sampleVariance(values),
      mean: mean(clipped),
      variance: single ? null : sampleVariance(clipped),
    },
    {
      rawVariance: single,
      variance: single,
    },
  );
}
