import {DEFAULT_PRIOR_SD} from '../../statistics/bayesianPosterior.ts';
import {choiceField, percentField} from './fields.ts';
import type {Raw} from './types.ts';

const CONTROL = '340 350 355 365 370 380 390 400 405 410 425 430 445 450 460 480 500 520 560 640';
const TREATMENT = '300 305 315 320 330 335 340 345 350 355 360 370 375 385 390 400 415 430 455 500';

/** Load times in ms of twenty subjects of each variation, a line each: an example to paste over. */
export const EXAMPLE_TIMES = {
  control: CONTROL.replaceAll(' ', '\n'),
  treatment: TREATMENT.replaceAll(' ', '\n'),
};

/** Whether a plan is for a conversion rate, or for a mean per subject. */
const isRate = ({metric}: Raw) => metric === 'binary';
export const isMean = ({metric}: Raw) => metric === 'mean';

/** The variations, as the names of their fields end. */
export const ARMS = ['Control', 'Treatment'] as const;
export type ArmName = (typeof ARMS)[number];

/** Fields that each variation has, such as `nControl`, with what stands in them at first. */
export function ofBothArms<
  const Specs extends Record<string, readonly [spec: object, control: string, treatment: string]>,
>(specs: Specs) {
  const entries = ARMS.flatMap((group, index) =>
    Object.entries(specs).map(([name, [spec, ...initials]]) => {
      return [name + group, {...spec, initial: initials[index], group}];
    }),
  );
  return Object.fromEntries(entries) as {
    [Name in keyof Specs & string as `${Name}${ArmName}`]: Specs[Name][0] & {
      initial: string;
      group: string;
    };
  };
}

/** Wide enough for any unit, narrow enough that no square of it overflows. */
export const MEAN = {min: -1e12, max: 1e12};
export const VARIANCE = {min: 1e-12, max: 1e24};

/** The confidence level of intervals. */
export const confidence = percentField('Confidence level', '95', {min: 50, below: 100});

/** The standard deviation of the Bayesian prior. */
export const priorSd = percentField('Prior standard deviation', String(DEFAULT_PRIOR_SD * 100), {
  hint: 'Bayesian only; centered on no lift',
  min: 0.001,
  max: 1e6,
});

/** Which direction of a lift is the good one. */
export const better = choiceField('Direction', {
  increase: 'An increase is good',
  decrease: 'A decrease is good',
});

/** Conversion rate of control. */
export const rate = percentField('Rate of control', '20', {above: 0, below: 100, when: isRate});
