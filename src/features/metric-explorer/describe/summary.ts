import {formatNumber, formatSignedEffect} from '../../calculators/kit/format.ts';
import type {Exploration} from '../explorer.ts';
import {formatValue} from './formats.ts';

/** The result in a sentence or two. */
export function summarize({metric, outcome}: Exploration): string {
  const {variations, comparison} = outcome;
  const values = variations.map(
    ({variant, estimate}) => `${variant} ${formatValue(metric, estimate.value)}`,
  );
  const {lift, lower, upper} = comparison;
  const interval =
    lower === null
      ? ''
      : `, 95% interval ${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;
  const effect = lift === null ? '' : ` Lift ${formatSignedEffect(lift)}${interval}.`;
  return `${values.join(', ')}.${effect}`.replace(/^./, (first) => first.toUpperCase());
}

/** What to know about the numbers, a paragraph each. */
export function notes({metric, outcome}: Exploration): string[] {
  const {limits, comparison} = outcome;
  const caps = Object.entries(limits ?? {}).flatMap(([name, limit]) =>
    limit === null ? [] : [`${name === 'upper' ? 'above' : 'below'} ${formatNumber(limit, 2)}`],
  );
  return [
    ...(comparison.note ? [comparison.note] : []),
    ...(caps.length > 0
      ? [
          `Values ${caps.join(' or ')} are set to that limit, a percentile of both variations together.`,
        ]
      : []),
    ...(metric.type === 'funnel' ? ['The result is the last step, from assignment.'] : []),
  ];
}
