import {
  formatEffect,
  formatNumber,
  formatPercent,
  formatSignedEffect,
} from '../../calculators/kit/format.ts';
import type {Metric} from '../experiment.ts';

const FORMATS: Record<Metric['unit'], (value: number) => string> = {
  money: (value) => value.toFixed(2),
  rate: (value) => formatEffect(value),
  number: (value) => formatNumber(value, 3),
  milliseconds: (value) => `${formatNumber(value, 0)} ms`,
};

/** The average of one subject, as the metric writes it. */
export function formatValue({unit}: Metric, value: number): string {
  return FORMATS[unit](value);
}

/** Bounds with their signs: `+1.76% to +7.61%`. */
export function formatRange({lower, upper}: {lower: number; upper: number}): string {
  return `${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;
}

/** A precision as the header of an experiment writes it: `±2.83%`. */
export function formatPrecision(halfWidth: number): string {
  return `±${formatEffect(halfWidth)}`;
}

/** Progress as shown: never above 100%. */
export function formatProgress(progress: number | null): string {
  return formatPercent(Math.min(1, progress ?? 1), 0);
}
