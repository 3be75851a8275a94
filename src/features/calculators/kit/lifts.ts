import {DEFAULT_TUNING} from '../../statistics/sequentialCI.ts';
import {boundaryRho} from '../../statistics/special/sequentialBoundary.ts';
import {
  RELIABLE_STANDARD_ERRORS,
  type ArmSummary,
  type relativeLift,
} from '../../statistics/relativeLift.ts';
import {formatNumber, DASH, formatCount} from './format.ts';
import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {documented, present, type ComputationStep} from './types.ts';

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
    treatment.mean === 0 ? 'nobody in treatment has a value' : 'nothing varies in either variation';
  return (
    `No interval can be told yet: ${cause}. ` +
    'A standard error of 0 is no certainty, so wait for more data.'
  );
}

/** Subjects from which on the normal interval of a mean keeps its promise, nearly. */
const ENOUGH_SUBJECTS = 30;

/** Events from which on simulated tests without an effect are significant as rarely as promised. */
const ENOUGH_EVENTS = 50;

/**
 * What to know about the interval of a lift when there are too few subjects, or treatment should
 * have had too few events, or nothing. Events of a metric that does not count them are those of a
 * rate whose mean is as many standard errors from 0.
 *
 * Sources: simulation of normal values with a standard deviation of a tenth of their mean;
 * simulation, Analysis methods, Compared.
 */
export function thinTreatmentNotes(control: ArmSummary, treatment: ArmSummary): string[] {
  const expected = (treatment.n * control.mean ** 2) / control.variance;
  const fewest = Math.min(control.n, treatment.n);
  return present(
    fewest < ENOUGH_SUBJECTS &&
      `With fewer than ${ENOUGH_SUBJECTS} subjects in a group, here ${fewest}, its variance is itself a ` +
        'guess and the interval is too narrow: without any effect, 95% intervals exclude 0 in 22% ' +
        'of tests with 2 subjects each, in 13% with 3 and in 7% with 10.',
    expected < ENOUGH_EVENTS &&
      `At control’s rate treatment should have had about ${formatNumber(expected, 0)} events. With fewer than ` +
        `${ENOUGH_EVENTS}, a low start by chance looks certain: read no lift yet, whatever the interval.`,
  );
}

export const NOT_SIGNIFICANT: Verdict = {tone: 'unclear', word: 'Not significant'};

/**
 * What an interval of a lift says about 0.
 *
 * @param better which direction is the good one; without it, neither is.
 */
export function judgeInterval(
  {lower, upper}: {lower: number; upper: number},
  better?: 'increase' | 'decrease',
): Verdict {
  if (lower <= 0 && upper >= 0) return NOT_SIGNIFICANT;
  const direction = lower > 0 ? 'increase' : 'decrease';
  const word = `Significant ${direction}`;
  return better ? {tone: direction === better ? 'good' : 'bad', word} : {word};
}

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

/** The multiplier B of the sequential interval at `n` subjects of both variations. */
export function sequentialStep(
  title: string,
  {n, alpha, multiplier}: {n: number; alpha: number; multiplier: number},
): ComputationStep {
  const t = formatCount(n);
  const rho = formatNumber(boundaryRho(-Math.log(alpha), DEFAULT_TUNING), 2);
  return documented(
    title,
    'ρ = 10,000 / (2 log(1/α) + log(1 + 2 log(1/α))), B = √((t+ρ)/t × log((t+ρ)/(ρ α²)))',
    `ρ = ${rho}, B = √((${t} + ${rho}) / ${t} × log((${t} + ${rho}) / (${rho} × ` +
      `${formatNumber(alpha, 5)}²))) = ${formatNumber(multiplier, 5)}`,
  );
}

/** Where the fewest subjects for a lift come from. */
export function liftShownStep(
  {mean, variance}: {mean: number; variance: number},
  subjects: number,
): ComputationStep {
  const factor = RELIABLE_STANDARD_ERRORS ** 2;
  const bound = (factor * variance) / mean ** 2;
  return documented(
    'Subjects of control from which on a lift is shown',
    `n > ${factor} × σ² / μ²`,
    `n > ${factor} × ${formatNumber(variance)} / (${formatNumber(mean)})² = ` +
      `${formatNumber(bound, 1)}, so n = ${formatCount(subjects)}`,
  );
}
