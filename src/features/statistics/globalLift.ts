import {finish} from './result.ts';
import {requireAll} from './validate.ts';

interface GlobalLiftInput {
  /** X_T: metric total of the enrolled treatment subjects. */
  treatmentTotal: number;
  /** X_C: metric total of the enrolled control subjects. */
  controlTotal: number;
  /** TM: company-wide total in the same period. */
  globalTotal: number;
  /** p_T: observed share of enrolled subjects on treatment, in (0,1). */
  treatmentShare: number;
  /** t_exp: share of eligible subjects enrolled, in (0,1]. */
  exposure: number;
}

/**
 * Effect of a full rollout on the company-wide total, and the share of that total that comes
 * from enrolled subjects. Null where the total divided by is 0. Throws `StatisticsInputError` for
 * a treatment share outside (0,1), exposure outside (0,1] or values that are not finite.
 *
 * Source: product documentation, Global lift.
 */
export function globalLift(input: GlobalLiftInput) {
  const {treatmentTotal, controlTotal, globalTotal, treatmentShare, exposure} = input;
  const totals = {treatmentTotal: 'number', controlTotal: 'number', globalTotal: 'number'} as const;
  requireAll(input, {...totals, treatmentShare: 'openFraction', exposure: 'share'});
  const enrolledTotal = treatmentTotal + controlTotal;
  const fullTreatmentTotal = treatmentTotal / (exposure * treatmentShare);
  const enrolledOnControl = controlTotal / (1 - treatmentShare);
  const fullControlTotal = enrolledOnControl / exposure;
  const globalControlTotal = globalTotal - enrolledTotal + enrolledOnControl;
  return finish(
    {
      enrolledTotal,
      fullTreatmentTotal,
      fullControlTotal,
      globalControlTotal,
      globalLift:
        globalControlTotal === 0
          ? null
          : (fullTreatmentTotal - fullControlTotal) / globalControlTotal,
      coverage: globalTotal === 0 ? null : enrolledTotal / globalTotal,
    },
    {
      globalLift:
        globalControlTotal === 0 ? 'The company-wide total without treatment is 0.' : undefined,
      coverage: globalTotal === 0 ? 'The company-wide total is 0.' : undefined,
    },
  );
}
