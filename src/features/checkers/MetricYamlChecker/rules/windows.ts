import {warning, type Problem} from '../problem.ts';
import {aggregationsOf, isItem, type MetricFile} from './file.ts';

/** Days of a unit; a calendar day can end earlier, so that it counts as one at most. */
const DAYS: ReadonlyMap<unknown, number> = new Map([
  ['minutes', 1 / 1440],
  ['hours', 1 / 24],
  ['days', 1],
  ['calendar_days', 1],
  ['weeks', 7],
]);

type Aggregation = ReturnType<typeof aggregationsOf>[number];

/** Windows of an aggregation in which no event can lie: the end is not part of them. */
function emptyWindow({item, path}: Aggregation): Problem[] {
  const {
    aggregation_timeframe_start_value: start = 0,
    aggregation_timeframe_end_value: end,
    aggregation_timeframe_unit: unit,
    retention_threshold_days: threshold,
  } = item;
  if (typeof end !== 'number') return [];
  const at = [...path, 'aggregation_timeframe_end_value'];
  const empty = 'so no event lies in the window.';
  if (typeof start === 'number' && end <= start) {
    const message = `The window ends at ${end}, and begins at ${start}, ${empty}`;
    return [warning(at, message, `Write an end above ${start}.`)];
  }
  const days = end * (DAYS.get(unit) ?? Number.NaN);
  if (typeof threshold !== 'number' || !(days <= threshold)) return [];
  const message = `The window ends at ${end} ${String(unit)}, and \`retention_threshold_days\` is ${threshold}, ${empty}`;
  return [warning(at, message, `Let the window end after ${threshold} days.`)];
}

/** The time of a threshold, of whose two keys the tool checks the unit only. */
function thresholdTime({item, path}: Aggregation): Problem[] {
  const {threshold_metric_settings: settings} = item;
  if (!isItem(settings)) return [];
  const at = [...path, 'threshold_metric_settings'];
  const {timeframe_unit: unit, timeframe_value: value} = settings;
  const alone = (key: string, other: string) =>
    warning(
      [...at, key],
      `\`${key}\` says nothing without \`${other}\`.`,
      `Add \`${other}\`, or remove it.`,
    );
  const untyped = warning(
    [...at, 'timeframe_value'],
    '`timeframe_value` is no number. Its type is not checked before the upload.',
    'Write a number, without quotes and without a unit.',
  );
  if (value === undefined) {
    return unit === undefined ? [] : [alone('timeframe_unit', 'timeframe_value')];
  }
  return [
    ...(unit === undefined ? [alone('timeframe_value', 'timeframe_unit')] : []),
    ...(typeof value === 'number' ? [] : [untyped]),
  ];
}

/** Lower limits that are not below the upper ones. */
function crossedLimits({item, path}: Aggregation): Problem[] {
  return [
    ['winsorization_lower_percentile', 'winsorization_upper_percentile'],
    ['winsor_lower_fixed_value', 'winsor_upper_fixed_value'],
  ].flatMap(([lower = '', upper = '']) => {
    const {[lower]: low, [upper]: high} = item;
    if (typeof low !== 'number' || typeof high !== 'number' || low < high) return [];
    const message = `\`${lower}\` is ${low}, which is not below \`${upper}\`, ${high}.`;
    return [warning([...path, lower], message, 'Write the lower limit below the upper one.')];
  });
}

/** Windows and limits that leave nothing to count, or that the tool does not look at. */
export function windows({metrics, facts}: MetricFile): Problem[] {
  return metrics
    .flatMap((metric) => aggregationsOf(metric, facts))
    .flatMap((aggregation) => [
      ...emptyWindow(aggregation),
      ...thresholdTime(aggregation),
      ...crossedLimits(aggregation),
    ]);
}
