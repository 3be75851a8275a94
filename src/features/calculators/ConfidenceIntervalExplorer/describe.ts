import {
  DASH,
  formatEffect,
  formatPercent,
  formatProbability,
  formatPValue,
  formatSignedEffect,
} from '../kit/format.ts';
import type {Exploration, Interval, Methods} from './evaluate.ts';

/** Bounds as `+3.2% to +8.9%`. */
export function formatBounds({lower, upper}: {lower: number; upper: number}): string {
  return `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;
}

/** What an interval says about 0. */
export function verdictOf({lower, upper}: Interval): string {
  if (lower > 0) return 'above 0';
  return upper < 0 ? 'below 0' : 'contains 0';
}

/** What goes with each interval: p-value or posterior probability. */
export function evidenceOf(id: Interval['id'], methods: Methods): string {
  switch (id) {
    case 'fixed':
      return `p = ${formatPValue(methods.fixed.pValue)}`;
    case 'sequential':
      return `p = ${formatPValue(methods.sequential.pValue)}`;
    case 'bayesian':
      return `${formatProbability(methods.bayesian.probBeatsControl)} to beat control`;
    case 'hybridRunning':
    case 'hybridEnded':
      return DASH;
  }
}

/** The answer in a sentence or two. */
export function summarize({methods, observation, reason, relative}: Exploration): string {
  if (!methods) {
    const difference = relative?.absoluteDifference ?? 0;
    return `No lift can be shown. ${reason} The absolute difference is ${difference.toPrecision(4)}.`;
  }
  const {lift, standardError, intervals} = methods;
  const excluding = intervals.filter((interval) => verdictOf(interval) !== 'contains 0');
  const verdict =
    excluding.length === intervals.length
      ? 'every interval excludes 0'
      : excluding.length === 0
        ? 'every interval contains 0'
        : `these exclude 0: ${excluding.map((interval) => interval.label).join('; ')}`;
  return (
    `Lift ${formatSignedEffect(lift)}, standard error ${formatEffect(standardError)}. ` +
    `At ${formatPercent(observation.confidence)} confidence ${verdict}.`
  );
}

/** The whole result as plain text. */
export function toText(exploration: Exploration): string {
  const {methods, observation} = exploration;
  const head = ['Confidence intervals by method', summarize(exploration)];
  if (!methods) return head.join('\n');
  return [
    ...head,
    `Subjects in both variations: ${methods.n.toLocaleString('en-US')}; ` +
      `prior standard deviation ${formatPercent(observation.priorSd)}.`,
    '',
    ...methods.intervals.map((interval) =>
      [
        interval.label,
        formatSignedEffect(interval.center),
        formatBounds(interval),
        evidenceOf(interval.id, methods),
      ].join('\t'),
    ),
    '',
    `Bayesian risk ${formatPercent(methods.bayesian.risk, 3)}, ` +
      `loss ${formatPercent(methods.bayesian.loss, 3)}.`,
  ].join('\n');
}
