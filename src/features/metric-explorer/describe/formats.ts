import {formatNumber, formatPercent} from '../../calculators/kit/format.ts';
import type {Metric} from '../engine/metric.ts';

const BINARY = new Set(['distinct_entity', 'retention', 'conversion', 'threshold']);

/** Whether the value of a variation is a share of its subjects. */
function isShare(metric: Metric): boolean {
  return (
    metric.type === 'funnel' ||
    (metric.type === 'simple' && BINARY.has(metric.numerator.aggregation))
  );
}

/** The value of a variation: a share as a percentage. */
export function formatValue(metric: Metric, value: number | null): string {
  return isShare(metric) ? formatPercent(value, 1) : formatNumber(value, 2);
}

/** A value of one subject; those of its events one after the other. */
export function formatCell(cell: number | readonly number[] | null): string {
  if (typeof cell === 'number' || cell === null) return formatNumber(cell, 2);
  return cell.length === 0 ? '–' : cell.map((value) => formatNumber(value, 2)).join(', ');
}
