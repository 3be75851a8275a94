import {requireAll, requireCovariance, requireEach} from './validate.ts';
import {relativeLift} from './relativeLift.ts';
import {finish} from './result.ts';

/** Sample moments (n − 1) of outcome y and pre-experiment value x of one variation. */
interface CupedSummary {
  n: number;
  meanX: number;
  meanY: number;
  varX: number;
  varY: number;
  /** Of x and y within the variation. */
  covariance: number;
}

/** Every adjusted output of a covariate that never varies. */
const UNEXPLAINED = {
  theta: null,
  correlation: null,
  varianceReduction: null,
  controlMean: null,
  treatmentMean: null,
  controlVariance: null,
  treatmentVariance: null,
  lift: null,
  standardError: null,
};

function requireArm(arm: CupedSummary, name: string): void {
  const means = {n: 'countFrom2', meanX: 'number', meanY: 'number'} as const;
  requireAll(arm, {...means, varX: 'nonNegative', varY: 'nonNegative'}, `${name}.`);
  requireCovariance(arm.covariance, [arm.varX, arm.varY], `${name}.covariance`);
}

/** Variances and covariance over both variations, and the mean of x; differences of means count. */
function pool(control: CupedSummary, treatment: CupedSummary) {
  const n = control.n + treatment.n;
  const between = (control.n * treatment.n) / n;
  const x = treatment.meanX - control.meanX;
  const y = treatment.meanY - control.meanY;
  const over = (name: 'varX' | 'varY' | 'covariance', product: number): number =>
    ((control.n - 1) * control[name] + (treatment.n - 1) * treatment[name] + between * product) /
    (n - 1);
  return {
    varX: over('varX', x * x),
    varY: over('varY', y * y),
    covariance: over('covariance', x * y),
    meanX: control.meanX + (treatment.n / n) * x,
  };
}

/**
 * One-covariate CUPED from moments: outcomes minus θ (x − x̄), with θ = cov(y,x)/var(x) pooled
 * over both arms. All adjusted outputs are null when the covariate never varies; lifts are null
 * when the control mean is 0. Throws `StatisticsInputError` for fewer than two subjects in an arm,
 * a covariance beyond the product of the standard deviations or values that are not finite.
 *
 * Source: Deng, Xu, Kohavi, Walker, WSDM 2013, §3.
 */
export function cupedFromSummary(input: {control: CupedSummary; treatment: CupedSummary}) {
  const {control, treatment} = input;
  requireArm(control, 'control');
  requireArm(treatment, 'treatment');
  const raw = relativeLift({
    control: {n: control.n, mean: control.meanY, variance: control.varY},
    treatment: {n: treatment.n, mean: treatment.meanY, variance: treatment.varY},
  });
  const unadjusted = {
    unadjustedLift: raw.lift,
    unadjustedStandardError: raw.standardError,
  };
  const unadjustedReasons = {
    unadjustedLift: raw.reasons?.lift,
    unadjustedStandardError: raw.reasons?.standardError,
  };
  const pooled = pool(control, treatment);
  if (pooled.varX === 0) {
    const reason = 'The covariate has the same value for every subject, so it explains nothing.';
    const reasons = Object.fromEntries(Object.keys(UNEXPLAINED).map((name) => [name, reason]));
    return finish({...UNEXPLAINED, ...unadjusted}, {...reasons, ...unadjustedReasons});
  }
  const theta = pooled.covariance / pooled.varX;
  const correlation =
    pooled.varY === 0 ? null : (theta * Math.sqrt(pooled.varX)) / Math.sqrt(pooled.varY);
  const adjust = ({n, meanX, meanY, varX, varY, covariance}: CupedSummary) => ({
    n,
    mean: meanY - theta * (meanX - pooled.meanX),
    // Rounding can leave a tiny negative number when the covariate explains everything.
    variance: Math.max(0, varY - 2 * theta * covariance + theta * theta * varX),
  });
  const c = adjust(control);
  const t = adjust(treatment);
  const adjusted = relativeLift({control: c, treatment: t});
  const flat =
    correlation === null ? 'The outcome has the same value for every subject.' : undefined;
  return finish(
    {
      theta,
      correlation,
      varianceReduction: correlation === null ? null : correlation ** 2,
      controlMean: c.mean,
      treatmentMean: t.mean,
      controlVariance: c.variance,
      treatmentVariance: t.variance,
      lift: adjusted.lift,
      standardError: adjusted.standardError,
      ...unadjusted,
    },
    {
      correlation: flat,
      varianceReduction: flat,
      lift: adjusted.reasons?.lift,
      standardError: adjusted.reasons?.standardError,
      ...unadjustedReasons,
    },
  );
}

/**
 * What an R² buys: variance factor 1 − R², width factor √(1 − R²), and how many times the
 * subjects it is worth, 1/(1 − R²), which is null at R² = 1. Throws `StatisticsInputError` for an
 * empty list or R² outside [0,1].
 *
 * Source: Deng, Xu, Kohavi, Walker, WSDM 2013, §3; R² = r² for one covariate.
 */
export function varianceReduction({rSquared}: {rSquared: readonly number[]}) {
  requireEach(rSquared, 'rSquared', 'fraction');
  return finish(
    {
      varianceRatio: rSquared.map((value) => 1 - value),
      widthRatio: rSquared.map((value) => Math.sqrt(1 - value)),
      sampleSizeMultiplier: rSquared.map((value) => (value === 1 ? null : 1 / (1 - value))),
    },
    'With R² = 1 no variance is left, so no number of subjects compares.',
  );
}
