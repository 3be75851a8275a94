import {
  formatBounds,
  formatCount,
  formatEffect,
  formatPValue,
  formatProbability,
  formatSignedEffect,
} from '../../calculators/kit/format.ts';
import type {Row, View} from '../compute/toReadout.ts';
import type {Method} from '../experiment.ts';
import {formatPrecision, formatValue, MEANINGS} from './format.ts';

/** The cells of a row, each explained by itself. */
export type RowPart = 'metric' | 'control' | 'lift' | 'interval';

const ROLES = {
  primary: 'The primary metric: the experiment was planned to move it.',
  guardrail: 'A guardrail: it must not get worse.',
  secondary: 'A secondary metric: it helps to understand the result.',
};

const PROMISES: Record<Method, string> = {
  Sequential: 'It holds at every look.',
  'Fixed Sample': 'It holds for one look, at the planned end.',
  'Sequential Hybrid':
    'Until the planned end it is a sequential interval, and then a fixed-sample one.',
  Bayesian: 'It holds as far as the prior fits: lifts around 0 with a standard deviation of 5%.',
};

function directionOf({metric: {desired, cutoff}}: Row): string {
  const wanted =
    desired === 'increase' ? 'It should rise' : 'It should fall, so a positive lift is bad';
  const end = desired === 'increase' ? 'down' : 'up';
  return cutoff === undefined
    ? `${wanted}.`
    : `${wanted}. Tolerated are lifts ${end} to ${formatSignedEffect(cutoff)}: the hatched side begins there.`;
}

/** Where the lift comes from, and why it may not be the ratio of the averages. */
function explainLift({metric, arms, effect}: Row, view: View): string {
  const {control, treatment} = arms;
  const perSubject = `${formatValue(metric, treatment.mean)} against ${formatValue(metric, control.mean)}`;
  const ratio = treatment.mean / control.mean - 1;
  const reasons = [
    view.cuped && metric.before ? 'CUPED took out the difference before the experiment' : '',
    view.method === 'Bayesian' ? 'the prior pulls the lift toward 0' : '',
  ].filter(Boolean);
  const difference =
    reasons.length === 0
      ? ''
      : ` The ratio of these averages is ${formatSignedEffect(ratio)}; ${reasons.join(', and ')}.`;
  return (
    `Treatment per subject against control: ${perSubject}, a lift of ${formatSignedEffect(effect.lift)}. ` +
    `Assignments: ${formatCount(control.n)} in control, ${formatCount(treatment.n)} in treatment.${difference}`
  );
}

function explainInterval({effect, state}: Row, {method}: View): string {
  const {lower, upper, standardError, pValue, probability} = effect;
  const details = [
    `standard error ${formatEffect(standardError)}`,
    pValue === null ? '' : `p-value ${formatPValue(pValue)}`,
    probability === null ? '' : `Probability Beats Control ${formatProbability(probability)}`,
  ].filter(Boolean);
  return (
    `${MEANINGS[state]} From ${formatBounds(effect)}, so the precision is ` +
    `${formatPrecision((upper - lower) / 2)}; ${details.join(', ')}. ${PROMISES[method]}`
  );
}

/** What a cell of the table means, with its numbers. */
export function explainRow(row: Row, part: RowPart, view: View): string {
  const {metric, arms} = row;
  switch (part) {
    case 'metric':
      return `${ROLES[metric.role]} ${directionOf(row)}`;
    case 'control':
      return (
        `Average of the ${formatCount(arms.control.n)} subjects of control: ` +
        `${formatValue(metric, arms.control.mean)}. In treatment it is ${formatValue(metric, arms.treatment.mean)}.`
      );
    case 'lift':
      return explainLift(row, view);
    case 'interval':
      return explainInterval(row, view);
  }
}
