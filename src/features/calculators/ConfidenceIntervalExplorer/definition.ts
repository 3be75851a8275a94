import type {Verdict} from '../../../shared/ui/controls/Answer.tsx';
import {judgeInterval, NOT_SIGNIFICANT} from '../kit/judgeInterval.ts';
import type {Definition} from '../kit/definition.ts';
import {explore, type Exploration, type Methods} from './compute.ts';
import {fields} from './fields.ts';
import {toSteps} from './steps.ts';
import {
  DASH,
  formatBounds,
  formatEffect,
  formatEvidence,
  formatNumber,
  formatPercent,
  formatProbability,
  formatSignedEffect,
} from '../kit/format.ts';
import type {MethodInterval} from '../kit/intervalsByMethod.ts';
import {thinTreatmentNotes} from '../kit/thinTreatment.ts';
import type {Table} from '../kit/types.ts';

/** What an interval says about 0. */
function verdictOf({lower, upper}: MethodInterval): string {
  if (lower > 0) return 'above 0';
  return upper < 0 ? 'below 0' : 'contains 0';
}

/** What goes with each interval: p-value or posterior probability. */
function evidenceOf({fixed, sequential, bayesian}: Methods): string[] {
  const values = [fixed, sequential].map(({pValue}) => formatEvidence(pValue));
  const beats = `${formatProbability(bayesian.probBeatsControl)} to beat control`;
  return [...values, DASH, DASH, beats];
}

/** The answer in a sentence or two. */
function summarize({methods, observation, reason, relative}: Exploration): string {
  if (!methods) {
    const difference = relative?.absoluteDifference ?? 0;
    return `${reason} The absolute difference is ${difference.toPrecision(4)}.`;
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

/** The intervals, when a lift may be shown. */
function tables({methods}: Exploration): Table[] {
  if (!methods) return [];
  const {intervals, fixed} = methods;
  const evidence = evidenceOf(methods);
  const widthOf = ({lower, upper}: MethodInterval): string =>
    `${formatNumber((upper - lower) / 2 / fixed.precision, 2)}×`;
  return [
    {
      caption: 'Intervals by method',
      head: ['Method', 'Center', 'Interval', 'Width vs fixed', 'Zero', 'Evidence'],
      rows: intervals.map((interval, index) => [
        interval.label,
        formatSignedEffect(interval.center),
        formatBounds(interval),
        widthOf(interval),
        verdictOf(interval),
        evidence[index] ?? DASH,
      ]),
    },
  ];
}

/** What the posterior says beside its interval, and when no interval says enough. */
function notes({methods, arms}: Exploration): string[] {
  if (!methods) return [];
  const {risk, loss, weightOnData} = methods.bayesian;
  return [
    ...(arms ? thinTreatmentNotes(arms.control, arms.treatment) : []),
    `Bayesian risk ${formatPercent(risk, 3)}, loss ${formatPercent(loss, 3)}, ` +
      `weight on the data ${formatPercent(weightOnData, 1)}.`,
  ];
}

/** What the intervals say about 0, where they agree. */
function judge({methods, observation}: Exploration): Verdict {
  if (!methods) return {tone: 'unclear', word: 'No lift can be shown'};
  const verdicts = methods.intervals.map((each) => judgeInterval(each, observation.better));
  const words = new Set(verdicts.map(({word}) => word));
  const [first = NOT_SIGNIFICANT] = verdicts;
  return words.size === 1 ? first : {tone: 'unclear', word: 'It depends on the method'};
}

/** The same data seen by every interval method of the product. */
export const intervalExplorer: Definition<typeof fields, Exploration> = {
  prefix: 'ci',
  title: 'Confidence intervals by method',
  fallback: 'data',
  fields,
  compute: explore,
  summarize,
  judge,
  tables,
  notes,
  toSteps,
  loadCode: () => import('./code.ts'),
};
