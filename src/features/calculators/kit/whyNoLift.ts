import {
  RELIABLE_STANDARD_ERRORS,
  type ArmSummary,
  type relativeLift,
} from '../../statistics/relativeLift.ts';
import {formatNumber} from './format.ts';

/** Why the lift of two variations has no interval that can be read, in sentences; empty if it has. */
export function whyNoLift(
  {controlMeanOverSe, standardError, reliable, reasons}: ReturnType<typeof relativeLift>,
  treatment: ArmSummary,
): string {
  if (reasons?.lift || !reliable) {
    const tooClose =
      `Control is ${formatNumber(controlMeanOverSe, 1)} standard errors from 0; at least ` +
      `${RELIABLE_STANDARD_ERRORS} are needed.`;
    return `No lift can be shown. ${reasons?.lift ?? tooClose}`;
  }
  if (standardError !== 0) return '';
  const cause =
    treatment.mean === 0
      ? 'nobody in treatment has a value, so wait for events'
      : 'nothing varies in either variation';
  return `No interval can be told yet: ${cause}. A standard error of 0 is no certainty.`;
}
