import {meantFraction, mistake, warning, type Path, type Problem} from '../problem.ts';
import {aggregationsOf, type Located, type MetricFile} from './file.ts';

/** The fact that a metric is about, as the tool finds it. */
function mainOf(metric: Located, facts: MetricFile['facts']) {
  // Without its type, the tool does not see that a metric is a percentile.
  const key = metric.item.type === 'percentile' ? 'percentile' : 'numerator';
  return aggregationsOf(metric, facts).find(({path}) => path.at(-1) === key);
}

/** Cutoffs against the desired change of the fact; the schema sees that of the metric itself. */
function againstFact(metric: Located, facts: MetricFile['facts']): Problem[] {
  const {is_guardrail, guardrail_cutoff: cutoff, desired_change} = metric.item;
  const main = mainOf(metric, facts);
  const wish = main?.fact?.item.desired_change;
  if (is_guardrail !== true || desired_change !== undefined || !wish) return [];
  const path = [...metric.path, 'guardrail_cutoff'];
  if (cutoff === null) {
    const message = '`guardrail_cutoff` is empty, which ends in a Python `TypeError`.';
    return [mistake(path, message, 'Give it a value, or remove the key.')];
  }
  if (typeof cutoff !== 'number' || (wish === 'increase' ? cutoff <= 0 : cutoff >= 0)) return [];
  const message = `\`guardrail_cutoff\` is ${cutoff}, but the fact \`${String(main?.item.fact_name)}\` says \`desired_change: ${String(wish)}\`: a change for the worse has the other sign.`;
  const fix = `Write \`${meantFraction(-cutoff)}\`, or set \`desired_change\` of the metric.`;
  return [mistake(path, message, fix)];
}

/** A number of 1 or more, where people mean percent. */
function percentage(path: Path, value: number, sign: number): Problem {
  const key = String(path.at(-1));
  if (!Number.isFinite(value)) {
    return warning(path, `\`${key}\` is infinite.`, 'Write a fraction, such as `0.05` for 5%.');
  }
  const size = Math.abs(value);
  const message = `\`${key}\` is ${value}, which is ${Number((value * 100).toPrecision(12))}%.`;
  return warning(path, message, `For ${size}%, write \`${sign * meantFraction(size)}\`.`);
}

/** Cutoffs in percent, which tolerate everything. */
function inPercent(metric: Located, facts: MetricFile['facts']): Problem[] {
  const {guardrail_cutoff: cutoff, desired_change} = metric.item;
  if (typeof cutoff !== 'number' || !(Math.abs(cutoff) >= 1)) return [];
  const wish = desired_change ?? mainOf(metric, facts)?.fact?.item.desired_change;
  const sign = wish === 'increase' ? -1 : wish === 'decrease' ? 1 : Math.sign(cutoff);
  return [percentage([...metric.path, 'guardrail_cutoff'], cutoff, sign)];
}

/** Precision that is in percent, or none at all. */
function impossibleEffect({item, path}: Located): Problem[] {
  const key = 'minimum_detectable_effect';
  const {[key]: effect} = item;
  if (typeof effect !== 'number' || (effect > 0 && effect < 1)) return [];
  const at = [...path, key];
  if (Math.abs(effect) >= 1) return [percentage(at, effect, 1)];
  const message = `\`${key}\` is ${effect}, and a target precision is above 0.`;
  const fix = effect < 0 ? `Write \`${-effect}\`.` : 'Write a fraction, such as `0.02` for 2%.';
  return [warning(at, message, fix)];
}

/** Guardrail cutoffs and target precisions that are not what somebody means. */
export function guardrails({metrics, facts}: MetricFile): Problem[] {
  return metrics.flatMap((metric) => [
    ...againstFact(metric, facts),
    ...inPercent(metric, facts),
    ...impossibleEffect(metric),
  ]);
}
