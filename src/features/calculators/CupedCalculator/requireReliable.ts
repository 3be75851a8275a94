import {StatisticsInputError} from '../../statistics/errors.ts';
import {
  RELIABLE_STANDARD_ERRORS,
  relativeLift,
  type ArmSummary,
} from '../../statistics/relativeLift.ts';
import {formatNumber} from '../kit/format.ts';

/** Throws, naming `field`, unless a lift over this control may be shown. */
export function requireReliable(control: ArmSummary, field: string): void {
  const {reliable, controlMeanOverSe} = relativeLift({control, treatment: control});
  if (reliable) return;
  const distance = formatNumber(controlMeanOverSe ?? 0, 1);
  throw new StatisticsInputError(
    field,
    `Enter a mean at least ${RELIABLE_STANDARD_ERRORS} standard errors from 0, without which no ` +
      `lift is shown; this one is ${distance} from it.`,
  );
}
