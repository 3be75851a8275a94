import {
  StatisticsInputError,
  requireLength,
  requireNumbers,
  requireSameLength,
} from './validate.ts';
import {relativeLift} from './relativeLift.ts';
import {finish} from './result.ts';
import {leastSquares} from './special/leastSquares.ts';
import {mean, sampleVariance} from './special/moments.ts';

/** Outcomes `y` and one row of covariates per subject of one variation. */
interface RegressionArm {
  y: readonly number[];
  x: readonly (readonly number[])[];
}

function requireArm({x, y}: RegressionArm, name: string, width: number): void {
  requireNumbers(y, `${name}.y`, 2);
  requireSameLength(x, `${name}.x`, y.length, `${name}.y`);
  x.forEach((row, index) => {
    requireSameLength(row, `${name}.x[${index}]`, width, 'the first covariate row');
    requireNumbers(row, `${name}.x[${index}]`, 1);
  });
}

/**
 * Adjusted mean at the covariate means of both arms, and residual variance. With an intercept,
 * the average prediction over all subjects is the prediction at their average; covariates are
 * centered there, so the intercept is that prediction.
 */
function adjustArm(
  {x, y}: RegressionArm,
  center: readonly number[],
  name: string,
): {mean: number; variance: number} {
  const rows = x.map((row) => [1, ...row.map((value, column) => value - (center[column] ?? 0))]);
  const coefficients = leastSquares(rows, y);
  if (coefficients === null) {
    throw new StatisticsInputError(
      `${name}.x`,
      `${name}.x must have covariates that vary, do not repeat each other and are fewer than ` +
        'the subjects; leave out constant or redundant ones.',
    );
  }
  const residuals = y.map((value, index) => {
    const row = rows[index] ?? [];
    return value - row.reduce((sum, term, column) => sum + term * (coefficients[column] ?? 0), 0);
  });
  return {mean: coefficients[0] ?? 0, variance: sampleVariance(residuals)};
}

/**
 * Regression adjustment (CUPED++ with penalty 0): least squares per arm on all covariates, arm
 * mean = average prediction over the subjects of both arms, variance = sample variance (n − 1)
 * of the residuals. Lift and standard error are null when the adjusted control mean is 0. Throws
 * `StatisticsInputError` for fewer than two subjects, ragged rows, constant or redundant
 * covariates within an arm or values that are not finite.
 *
 * Source: product documentation, CUPED++; Lin, Annals of Applied Statistics 7(1), 2013. The
 * product uses ridge regression with an unpublished penalty; penalty 0 is a convention.
 */
export function regressionAdjusted(input: {control: RegressionArm; treatment: RegressionArm}) {
  const {control, treatment} = input;
  requireLength(control.x, 'control.x', 1);
  const width = control.x[0]?.length ?? 0;
  requireArm(control, 'control', width);
  requireArm(treatment, 'treatment', width);
  const everyone = [...control.x, ...treatment.x];
  const center = Array.from({length: width}, (_, column) =>
    mean(everyone.map((row) => row[column] ?? 0)),
  );
  const c = adjustArm(control, center, 'control');
  const t = adjustArm(treatment, center, 'treatment');
  const adjusted = relativeLift({
    control: {n: control.y.length, ...c},
    treatment: {n: treatment.y.length, ...t},
  });
  return finish(
    {
      controlMean: c.mean,
      treatmentMean: t.mean,
      controlResidualVariance: c.variance,
      treatmentResidualVariance: t.variance,
      lift: adjusted.lift,
      standardError: adjusted.standardError,
    },
    {lift: adjusted.reasons?.lift, standardError: adjusted.reasons?.standardError},
  );
}
