import {
  RELIABLE_STANDARD_ERRORS,
  type ArmSummary,
  type relativeLift,
} from '../../statistics/relativeLift.ts';
import {formatNumber} from './format.ts';

/** Why a lift has a standard error of 0. */
export const noWidthBecause = (treatmentMean: number): string =>
  treatmentMean === 0 ? 'nobody in treatment has a value' : 'nothing varies in either variation';

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
  return (
    `No interval can be told yet: ${noWidthBecause(treatment.mean)}. A standard error of 0 is no ` +
    'certainty, so wait for more data.'
  );
}
