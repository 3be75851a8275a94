import type {Metric} from '../experiment.ts';
import type {State} from '../compute/toReadout.ts';
import {formatEffect, formatNumber, formatPercent} from '../../calculators/kit/format.ts';

const NAMES: Record<State, string> = {
  better: 'better',
  worse: 'worse',
  unclear: 'unclear',
  limited: 'limited downside risk',
  possible: 'possible downside risk',
};

/** Why a state is what it is. */
export const MEANINGS: Record<State, string> = {
  better: 'The whole interval is on the good side of 0, so the change is significant.',
  worse: 'The whole interval is on the bad side of 0, so the harm is significant.',
  unclear: 'The interval contains 0: the direction is open.',
  limited: 'The interval contains 0 and stays inside the cutoff: larger harm is ruled out.',
  possible: 'The bad end crosses the cutoff: harm is not proven, but not ruled out either.',
};

/** What the table says of a metric in words; a metric with a cutoff has names of its own. */
export function nameOf(state: State, {cutoff}: Metric): string {
  if (cutoff === undefined) return NAMES[state];
  if (state === 'better') return 'significantly positive';
  return state === 'worse' ? 'significantly negative' : NAMES[state];
}

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

/** A precision as the header of an experiment writes it: `±2.83%`. */
export function formatPrecision(halfWidth: number): string {
  return `±${formatEffect(halfWidth)}`;
}

/** Progress as shown: never above 100%. */
export function formatProgress(progress: number | null): string {
  return formatPercent(Math.min(1, progress ?? 1), 0);
}
