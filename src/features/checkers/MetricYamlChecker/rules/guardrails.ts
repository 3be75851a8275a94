import {mistake, asFraction, warning, type Problem} from '../problem.ts';
import {aggregationsOf, type Located, type MetricFile} from './file.ts';

/** Cutoffs against the desired change of the fact; the schema sees that of the metric itself. */
function againstFact(metric: Located, facts: MetricFile['facts']): Problem[] {
  const {is_guardrail, guardrail_cutoff: cutoff, desired_change, type} = metric.item;
  // Without its type, the tool does not see that a metric is a percentile.
  const key = type === 'percentile' ? 'percentile' : 'numerator';
  const fact = aggregationsOf(metric, facts).find(({path}) => path.at(-1) === key)?.fact?.item;
  const wish = fact?.desired_change;
  if (is_guardrail !== true || desired_change !== undefined || !wish) return [];
  const path = [...metric.path, 'guardrail_cutoff'];
  if (cutoff === null) {
    const message = '`guardrail_cutoff` is empty, which ends in a Python `TypeError`.';
    return [mistake(path, message, 'Give it a value, or remove the key.')];
  }
  if (typeof cutoff !== 'number' || (wish === 'increase' ? cutoff <= 0 : cutoff >= 0)) return [];
  const message = `\`guardrail_cutoff\` is ${cutoff}, but the fact \`${String(fact.name)}\` says \`desired_change: ${String(wish)}\`: a change for the worse has the other sign.`;
  return [mistake(path, message, 'Turn its sign, or set `desired_change` of the metric.')];
}

/** Numbers of 1 or more, where people mean percent: as cutoffs they tolerate everything. */
function inPercent({item, path}: Located): Problem[] {
  return ['guardrail_cutoff', 'minimum_detectable_effect'].flatMap((key) => {
    const value = item[key];
    if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) < 1) return [];
    const message = `\`${key}\` is ${value}, so ${Number((value * 100).toPrecision(12))}%.`;
    return [warning([...path, key], message, asFraction(value))];
  });
}

/** Guardrail cutoffs and target precisions that are not what somebody means. */
export function guardrails({metrics, facts}: MetricFile): Problem[] {
  return metrics.flatMap((metric) => [...againstFact(metric, facts), ...inPercent(metric)]);
}
