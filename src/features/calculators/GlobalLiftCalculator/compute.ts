import {StatisticsInputError} from '../../statistics/validate.ts';
import {globalLift} from '../../statistics/globalLift.ts';
import {relativeLift} from '../../statistics/relativeLift.ts';
import type {Values, Fields} from '../kit/fields.ts';
import {formatNumber} from '../kit/format.ts';

const total = {min: 0, max: 1e15};
const subjects = {label: 'Subjects', whole: true, min: 1, max: 1e15};

/** The form; the example is that of the page on global lift. */
export const fields = {
  treatmentTotal: {
    label: 'Total of the metric',
    group: 'Treatment',
    initial: '44437',
    ...total,
  },
  nTreatment: {...subjects, group: 'Treatment', initial: '23803'},
  controlTotal: {label: 'Total of the metric', group: 'Control', initial: '41787', ...total},
  nControl: {...subjects, group: 'Control', initial: '23740'},
  globalTotal: {
    label: 'Company-wide total',
    hint: 'Of everybody, in the same period',
    initial: '104476',
    above: 0,
    max: 1e15,
  },
  exposure: {
    label: 'Traffic exposure',
    hint: 'Share of eligible subjects enrolled',
    initial: '100',
    unit: '%',
    shareBelow: 1,
    min: 0.001,
    max: 100,
  },
} satisfies Fields;

/** By how much the total of all eligible subjects, an estimate, may exceed the company's. */
const BY_CHANCE = 0.1;

export type Impact = ReturnType<typeof computeImpact>;

/** What a full rollout does to the company-wide total, and the totals of the three worlds. */
export function computeImpact(values: Values<typeof fields>) {
  const {treatmentTotal, controlTotal, globalTotal, nTreatment, nControl, exposure} = values;
  if (globalTotal < treatmentTotal + controlTotal) {
    const message = 'Enter at least the total of treatment and control, which is part of it.';
    throw new StatisticsInputError('globalTotal', message);
  }
  const treatmentShare = nTreatment / (nTreatment + nControl);
  const {globalLift: effect, ...rollout} = globalLift({...values, treatmentShare});
  if (effect === null) {
    const message = 'Enter a total above 0: without any there is nothing to compare with.';
    throw new StatisticsInputError('controlTotal', message);
  }
  /** Total of the subjects who are not eligible, the same in every world. */
  const notEligible = rollout.globalControlTotal - rollout.fullControlTotal;
  if (notEligible < -BY_CHANCE * rollout.globalControlTotal) {
    throw new StatisticsInputError(
      'exposure',
      'Enter a larger share, or a larger company-wide total: the eligible subjects would have ' +
        `${formatNumber(rollout.fullControlTotal / rollout.globalControlTotal, 1)} times the total of the whole company.`,
    );
  }
  const {lift} = relativeLift({
    control: {n: nControl, mean: controlTotal / nControl, variance: 0},
    treatment: {n: nTreatment, mean: treatmentTotal / nTreatment, variance: 0},
  });
  return {
    ...rollout,
    values,
    treatmentShare,
    exposure,
    effect,
    lift,
    coverage: rollout.coverage ?? 0,
    notEligible,
  };
}
