import {RELIABLE_STANDARD_ERRORS} from '../../statistics/relativeLift.ts';
import {DASH, formatCount, formatNumber} from './format.ts';
import type {ComputationStep} from './types.ts';

/** Why no lift is shown with few subjects, to end a sentence with. */
export const TOO_CLOSE = `the control mean would be less than ${RELIABLE_STANDARD_ERRORS} standard errors from 0`;

/** What a dash in a table means. */
export const DASH_NOTE = `${DASH} means that with so few subjects ${TOO_CLOSE}, so no lift would be shown.`;

/** Times the fewest subjects for a lift, from where on chance hides it in hardly any experiment. */
const NEARLY_ALWAYS = 1.5;

/** What planning formulas leave out with so many subjects in control, or nothing. */
export function scatterNotes(subjects: number, shownFrom: number): string[] {
  if (subjects >= NEARLY_ALWAYS * shownFrom) return [];
  return [
    `With ${formatCount(shownFrom)} subjects in control, many experiments still show no lift, ` +
      'because estimates scatter: for a conversion rate about half of them. The formula leaves that ' +
      `out, so the real power is lower until there are about ${NEARLY_ALWAYS} times as many.`,
  ];
}

/** Where the fewest subjects for a lift come from. */
export function liftShownStep(
  {mean, variance}: {mean: number; variance: number},
  subjects: number,
): ComputationStep {
  const factor = RELIABLE_STANDARD_ERRORS ** 2;
  const bound = (factor * variance) / mean ** 2;
  return {
    title: 'Subjects of control from which on a lift is shown',
    formula: `n > ${factor} × σ² / μ²`,
    filled:
      `n > ${factor} × ${formatNumber(variance)} / (${formatNumber(mean)})² = ` +
      `${formatNumber(bound, 1)}, so n = ${formatCount(subjects)}`,
    source: 'documented',
  };
}
