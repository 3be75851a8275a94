import studentQuantile from '@stdlib/stats-base-dists-t-quantile';
import {finish} from './result.ts';
import {requireAll, requireEach, requireSameLength} from './validate.ts';
import betainc from '@stdlib/math-base-special-betainc';
import {summarize} from './special/moments.ts';

interface StudentTQuantileInput {
  /** Probabilities strictly between 0 and 1. */
  p: readonly number[];
  /** Degrees of freedom above 0, one per probability; may be fractional. */
  df: readonly number[];
}

/**
 * Student t quantile for each pair of probability and degrees of freedom.
 * Throws `StatisticsInputError` for p outside (0,1), df <= 0 or lists of different length.
 */
export function studentTQuantile({p, df}: StudentTQuantileInput): {t: number[]} {
  requireEach(p, 'p', 'openFraction');
  requireSameLength(df, 'df', p.length, 'p');
  requireEach(df, 'df', 'positive');
  return finish({t: p.map((probability, index) => studentQuantile(probability, df[index]!))});
}

interface WelchTTestInput {
  control: readonly number[];
  treatment: readonly number[];
  /** Confidence level in (0,1). */
  confidence: number;
}

function twoSidedStudentP(t: number, df: number): number {
  const square = t * t;
  return square > df
    ? betainc(df / (df + square), df / 2, 0.5, true, false)
    : betainc(square / (df + square), 0.5, df / 2, true, true);
}

/**
 * Two-sample t test with unequal variances on raw values, for the absolute difference
 * treatment − control. All but the difference are null when neither arm varies. Throws
 * `StatisticsInputError` for fewer than two values in an arm or confidence outside (0,1).
 *
 * Source: Welch 1947, degrees of freedom by Satterthwaite; shown as a textbook comparison only.
 */
export function welchTTest({control, treatment, confidence}: WelchTTestInput) {
  requireEach(control, 'control', 'number', 2);
  requireEach(treatment, 'treatment', 'number', 2);
  requireAll({confidence}, {confidence: 'openFraction'});
  const c = summarize(control);
  const t = summarize(treatment);
  const difference = t.mean - c.mean;
  const a = c.variance / c.n;
  const b = t.variance / t.n;
  const squaredError = a + b;
  if (squaredError === 0) {
    return finish(
      {difference, lower: null, upper: null, t: null, df: null, pValue: null},
      'Neither variation varies, so the test is undefined.',
    );
  }
  const shareA = a / squaredError;
  const shareB = b / squaredError;
  const df = 1 / (shareA ** 2 / (c.n - 1) + shareB ** 2 / (t.n - 1));
  const standardError = Math.sqrt(squaredError);
  const halfWidth = -studentQuantile((1 - confidence) / 2, df) * standardError;
  const statistic = difference / standardError;
  return finish({
    difference,
    lower: difference - halfWidth,
    upper: difference + halfWidth,
    t: statistic,
    df,
    pValue: twoSidedStudentP(statistic, df),
  });
}
