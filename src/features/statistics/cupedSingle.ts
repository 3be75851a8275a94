import {relativeLift} from './relativeLift.ts';
import {finish} from './result.ts';
import {mean, sampleCovariance, sampleVariance, summarize} from './special/moments.ts';
import {requireNumbers, requireSameLength} from './validate.ts';

/** Outcomes `y` and pre-experiment values `x` of one variation, one pair per subject. */
interface CupedArm {
  y: readonly number[];
  x: readonly number[];
}

/** Every adjusted output of a covariate that never varies. */
const UNEXPLAINED = {
  ...{theta: null, correlation: null, varianceReduction: null},
  ...{controlMean: null, treatmentMean: null, controlVariance: null, treatmentVariance: null},
  ...{lift: null, standardError: null},
};

function requireArm({x, y}: CupedArm, name: string): void {
  requireNumbers(y, `${name}.y`, 2);
  requireSameLength(x, `${name}.x`, y.length, `${name}.y`);
  requireNumbers(x, `${name}.x`, 2);
}

/**
 * One-covariate CUPED: outcomes minus θ (x − x̄), with θ = cov(y,x)/var(x) pooled over both arms.
 * All adjusted outputs are null when the covariate never varies; lifts are null when the control
 * mean is 0. Throws `StatisticsInputError` for fewer than two subjects in an arm, lists of
 * different length or values that are not finite.
 *
 * Source: Deng, Xu, Kohavi, Walker, WSDM 2013, §3.
 */
export function cupedSingle(input: {control: CupedArm; treatment: CupedArm}) {
  const {control, treatment} = input;
  requireArm(control, 'control');
  requireArm(treatment, 'treatment');
  const raw = relativeLift({control: summarize(control.y), treatment: summarize(treatment.y)});
  const unadjusted = {
    unadjustedLift: raw.lift,
    unadjustedStandardError: raw.standardError,
  };
  const unadjustedReasons = {
    unadjustedLift: raw.reasons?.lift,
    unadjustedStandardError: raw.reasons?.standardError,
  };
  const x = [...control.x, ...treatment.x];
  const y = [...control.y, ...treatment.y];
  const varX = sampleVariance(x);
  if (varX === 0) {
    const reason = 'The covariate has the same value for every subject, so it explains nothing.';
    const reasons = Object.fromEntries(Object.keys(UNEXPLAINED).map((name) => [name, reason]));
    return finish({...UNEXPLAINED, ...unadjusted}, {...reasons, ...unadjustedReasons});
  }
  const theta = sampleCovariance(y, x) / varX;
  const varY = sampleVariance(y);
  const correlation = varY === 0 ? null : (theta * Math.sqrt(varX)) / Math.sqrt(varY);
  const pooledX = mean(x);
  const adjust = (arm: CupedArm): number[] =>
    arm.y.map((value, index) => value - theta * ((arm.x[index] ?? pooledX) - pooledX));
  const c = summarize(adjust(control));
  const t = summarize(adjust(treatment));
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
