import type {Problem} from '../problem.ts';
import {aggregationsOf, type MetricFile} from './file.ts';

/** Cutoffs against the desired change of the fact; the schema sees that of the metric itself. */
export function guardrails({metrics, facts}: MetricFile): Problem[] {
  return metrics.flatMap((metric): Problem[] => {
    const {type, is_guardrail, guardrail_cutoff: cutoff, desired_change} = metric.item;
    // Without its type, the tool does not see that a metric is a percentile.
    const key = type === 'percentile' ? 'percentile' : 'numerator';
    const main = aggregationsOf(metric, facts).find(({path}) => path.at(-1) === key);
    const wish = main?.fact?.item.desired_change;
    if (is_guardrail !== true || desired_change !== undefined || !wish) return [];
    const path = [...metric.path, 'guardrail_cutoff'];
    if (cutoff === null) {
      const message = '`guardrail_cutoff` is empty, which ends in a Python `TypeError`.';
      return [{severity: 'error', path, message, fix: 'Give it a value, or remove the key.'}];
    }
    if (typeof cutoff !== 'number' || (wish === 'increase' ? cutoff <= 0 : cutoff >= 0)) return [];
    const message = `\`guardrail_cutoff\` is ${cutoff}, but the fact \`${String(main?.item.fact_name)}\` says \`desired_change: ${String(wish)}\`: a change for the worse has the other sign.`;
    const fix = `Write \`${-cutoff}\`, or set \`desired_change\` of the metric.`;
    return [{severity: 'error', path, message, fix}];
  });
}
