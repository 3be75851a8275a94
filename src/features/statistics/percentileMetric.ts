import {formatDecimals} from '../../shared/format.ts';
import {ratioMetric} from './ratioLift.ts';
import {finish} from './result.ts';
import {twoSidedCriticalValue} from './special/standardNormal.ts';
import {requireAll, requireEach, requireLength, StatisticsInputError} from './validate.ts';

interface PercentileMetricInput {
  /** One list of observations per subject. */
  clusters: readonly (readonly number[])[];
  /** Percentile as a fraction in (0,1); 0.75 for p75. */
  p: number;
  /** Level used for the ranks, in (0,1). */
  confidence: number;
}

/** ceil(n p) without the rounding error that lifts 100 · 0.07 above 7. */
function rankOf(n: number, p: number): number {
  const exact = n * p;
  const nearest = Math.round(exact);
  return Math.abs(exact - nearest) < 1e-9 * nearest ? nearest : Math.ceil(exact);
}

/**
 * How many observations a percentile needs: with fewer, a bound of its interval lies beyond the
 * least or the greatest of them.
 */
function fewestFor(p: number, z: number): number {
  return Math.ceil(z ** 2 * Math.max(p / (1 - p), (1 - p) / p) - 1e-9);
}

/**
 * Percentile of the pooled observations with a cluster-corrected standard error (outer interval
 * with post-adjustment). Ranks are 1-based. The standard error is null with one subject, with too
 * few observations for the interval to end among them, and where equal values leave it no width.
 * Throws `StatisticsInputError` when there is no observation, for p or confidence outside (0,1) or
 * values that are not finite.
 *
 * Source: Deng, Knoblich, Lu, KDD 2018 §4.2; Yao, Li, Lu 2024, arXiv:2401.14549, Algorithm 1.
 * Rounding of the ranks is a convention of this site.
 */
export function percentileMetric(input: PercentileMetricInput) {
  const {clusters, p, confidence} = input;
  requireLength(clusters, 'clusters', 1);
  clusters.forEach((values, index) => requireEach(values, `clusters[${index}]`, 'number', 0));
  requireAll(input, {p: 'openFraction', confidence: 'openFraction'});
  const sorted = clusters.flat().sort((a, b) => a - b);
  const n = sorted.length;
  if (n === 0) {
    throw new StatisticsInputError('clusters', 'clusters must hold at least one observation.');
  }
  const at = (rank: number): number => sorted[rank - 1] as number;
  const z = twoSidedCriticalValue(1 - confidence);
  const independent = (p * (1 - p)) / n;
  const h = z * Math.sqrt(independent);
  const percentile = at(Math.min(n, Math.max(1, rankOf(n, p))));
  const lowerRank = Math.max(1, Math.floor(n * (p - h)));
  const upperRank = Math.min(n, Math.ceil(n * (p + h)));
  const outer = {
    n,
    percentile,
    lowerRank,
    upperRank,
    lowerValue: at(lowerRank),
    upperValue: at(upperRank),
  };
  const share = ratioMetric({
    numerator: clusters.map((values) => values.filter((value) => value <= percentile).length),
    denominator: clusters.map((values) => values.length),
  });
  if (share.standardError === null) {
    return finish(
      {...outer, indicatorVariance: null, correction: null, standardError: null},
      'One subject has no spread; at least two are needed.',
    );
  }
  const indicatorVariance = share.standardError ** 2;
  const correction = Math.sqrt(indicatorVariance / independent);
  const standardError = (correction * (outer.upperValue - outer.lowerValue)) / (2 * z);
  const untold = {...outer, indicatorVariance, correction, standardError: null};
  const fewest = fewestFor(p, z);
  if (n < fewest) {
    const needed = `p${formatDecimals(p * 100, 2)} needs at least ${fewest} values in each variation`;
    return finish(untold, `${needed}; with ${n} the interval would end beyond them.`);
  }
  if (standardError === 0) {
    return finish(untold, 'Too many values are equal there for the standard error to be told.');
  }
  return finish({...outer, indicatorVariance, correction, standardError});
}
