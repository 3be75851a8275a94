import {RELIABLE_STANDARD_ERRORS} from '../../../statistics/relativeLift.ts';
import {ROUNDING} from '../../../statistics/subjectsForLift.ts';

/** `subjectsForLift` as a formula, from the names of mean and variance. */
export const subjectsForLift = (mean: string, variance: string): string =>
  `floor(${RELIABLE_STANDARD_ERRORS ** 2} * ${variance} / ${mean} ^ 2 * (1 + ${ROUNDING})) + 1`;
