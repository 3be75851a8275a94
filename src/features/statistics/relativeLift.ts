import {finish} from './result.ts';
import {requireAll} from './validate.ts';

/** The control mean must be this many standard errors from 0 for a lift to be shown. */
export const RELIABLE_STANDARD_ERRORS = 10;

/** One variation: subjects, mean and sample variance (n − 1) of one subject's value. */
export interface ArmSummary {
  n: number;
  mean: number;
  variance: number;
}

interface RelativeLiftInput {
  control: ArmSummary;
  treatment: ArmSummary;
}

/** Throws `StatisticsInputError`, naming a part of `name`, unless a variation is usable. */
function requireArm(arm: ArmSummary, name: string): void {
  requireAll(arm, {n: 'countFrom1', mean: 'number', variance: 'nonNegative'}, `${name}.`);
}

/**
 * Relative lift of treatment over control as a fraction, its delta-method standard error, and whether the
 * control mean is at least 10 standard errors from 0, without which the product shows no lift.
 * Undefined (null) when the control mean is 0. Throws `StatisticsInputError` for n < 1, a
 * negative variance or values that are not finite.
 *
 * Source: product documentation, Statistical nitty-gritty, eqs. 1–8 (written so that a
 * treatment mean of 0 needs no division); validity rule: Kuethe et al. 2000.
 */
export function relativeLift({control, treatment}: RelativeLiftInput) {
  requireArm(control, 'control');
  requireArm(treatment, 'treatment');
  const absoluteDifference = treatment.mean - control.mean;
  if (control.mean === 0) {
    return finish(
      {
        lift: null,
        standardError: null,
        absoluteDifference,
        controlMeanOverSe: null,
        reliable: false,
      },
      'The control mean is 0, so no change can be given relative to it.',
    );
  }
  const ratio = treatment.mean / control.mean;
  const controlSe = Math.sqrt(control.variance / control.n);
  const treatmentSe = Math.sqrt(treatment.variance / treatment.n);
  const controlMeanOverSe = controlSe === 0 ? null : Math.abs(control.mean) / controlSe;
  return finish(
    {
      lift: ratio - 1,
      standardError: Math.hypot(treatmentSe / control.mean, (ratio * controlSe) / control.mean),
      absoluteDifference,
      controlMeanOverSe,
      reliable: controlMeanOverSe === null || controlMeanOverSe >= RELIABLE_STANDARD_ERRORS,
    },
    'The control variance is 0: the mean is known without error.',
  );
}

/** Share by which rounding in the last digits may hide that a whole number has been reached. */
export const ROUNDING = 1e-12;

/**
 * Fewest subjects of control for a lift to be shown, when its mean and the variance of one subject
 * turn out as planned: the first whole number above 100 σ²/μ², where the mean is 10 standard errors
 * from 0. Throws `StatisticsInputError` for a negative variance, and when the mean is 0 or so small
 * that no number says it.
 *
 * Source: product documentation, Lifts and confidence intervals, the rule of `relativeLift` solved
 * for the subjects.
 */
export function subjectsForLift({mean, variance}: Omit<ArmSummary, 'n'>): {subjects: number} {
  requireAll({mean, variance}, {mean: 'number', variance: 'nonNegative'});
  const enough = (RELIABLE_STANDARD_ERRORS ** 2 * variance) / mean ** 2;
  return finish({subjects: Math.floor(enough * (1 + ROUNDING)) + 1});
}
