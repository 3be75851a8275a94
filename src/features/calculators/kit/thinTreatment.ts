import type {ArmSummary} from '../../statistics/relativeLift.ts';
import {formatNumber} from './format.ts';

/** Subjects from which on the normal interval of a mean keeps its promise, nearly. */
const ENOUGH_SUBJECTS = 30;

/** Events from which on simulated tests without an effect are significant as rarely as promised. */
const ENOUGH_EVENTS = 50;

/**
 * What to know about normal intervals when the smallest group has too few subjects for them, or
 * nothing.
 *
 * Source: simulation of normal values with a standard deviation of a tenth of their mean.
 */
export function fewSubjectsNotes(groups: readonly ArmSummary[]): string[] {
  const fewest = Math.min(...groups.map(({n}) => n));
  if (fewest >= ENOUGH_SUBJECTS) return [];
  return [
    `With fewer than ${ENOUGH_SUBJECTS} subjects in a group, here ${fewest}, its variance is itself a ` +
      'guess and the interval is too narrow: without any effect, 95% intervals exclude 0 in 22% ' +
      'of tests with 2 subjects each, in 13% with 3 and in 7% with 10.',
  ];
}

/**
 * What to know about the interval of a lift when there are too few subjects, or treatment should
 * have had too few events, or nothing. Events of a metric that does not count them are those of a
 * rate whose mean is as many standard errors from 0.
 *
 * Source: simulation, Analysis methods, Compared.
 */
export function thinTreatmentNotes(control: ArmSummary, treatment: ArmSummary): string[] {
  const expected = (treatment.n * control.mean ** 2) / control.variance;
  const few = fewSubjectsNotes([control, treatment]);
  if (expected >= ENOUGH_EVENTS) return few;
  return [
    ...few,
    `At control’s rate treatment should have had about ${formatNumber(expected, 0)} events. With fewer than ` +
      `${ENOUGH_EVENTS}, a low start by chance looks certain: read no lift yet, whatever the interval.`,
  ];
}
