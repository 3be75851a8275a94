import type {ArmSummary} from '../../statistics/relativeLift.ts';
import {formatNumber} from './format.ts';

/** Events from which on simulated tests without an effect are significant as rarely as promised. */
const ENOUGH_EVENTS = 50;

/**
 * What to know about the interval of a lift when treatment should have had too few events for
 * one, or nothing. Events of a metric that does not count them are those of a rate whose mean is
 * as many standard errors from 0.
 *
 * Source: simulation, Analysis methods, Compared.
 */
export function thinTreatmentNotes(control: ArmSummary, treatment: ArmSummary): string[] {
  if (control.variance === 0) return [];
  const expected = (treatment.n * control.mean ** 2) / control.variance;
  if (treatment.mean === 0 && treatment.variance === 0) {
    return [
      'In treatment nobody has a value yet, so the standard error of the lift is too small, and an ' +
        'interval without width is no evidence. Wait for events.',
    ];
  }
  if (expected >= ENOUGH_EVENTS) return [];
  return [
    `At control’s rate treatment should have had about ${formatNumber(expected, 0)} events. With fewer than ` +
      `${ENOUGH_EVENTS}, a low start by chance looks certain: read no lift yet, whatever the interval.`,
  ];
}
