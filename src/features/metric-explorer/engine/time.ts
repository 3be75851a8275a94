import type {Duration} from './metric.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const LENGTHS = {minutes: MINUTE, hours: HOUR, days: DAY, calendar_days: DAY, weeks: 7 * DAY};

/** Milliseconds of a time such as `2025-03-01 09:00:00`; all times of the data are UTC. */
export function parseTime(text: string): number {
  return Date.parse(`${text.replace(' ', 'T')}${text.includes(' ') ? 'Z' : 'T00:00:00Z'}`);
}

/** A time as the data write it, without seconds: 2025-03-01 09:00. */
export function formatTime(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

/** The moment that lies a duration after a clock has started; calendar days begin at midnight. */
export function timeAfter(clock: number, {value, unit}: Duration): number {
  const start = unit === 'calendar_days' ? Math.floor(clock / DAY) * DAY : clock;
  return start + value * LENGTHS[unit];
}

export function lengthOf({value, unit}: Duration): number {
  return value * LENGTHS[unit];
}

function count(value: number, noun: string): string {
  return `${value} ${noun}${value === 1 ? '' : 's'}`;
}

/** A duration as a reader says it: 1 calendar day. */
export function formatDuration({value, unit}: Duration): string {
  return count(value, unit.replace('_', ' ').slice(0, -1));
}

/** An age in its two largest units: 7 days 19 hours. */
export function formatAge(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  const parts: [number, string][] = [
    [Math.floor(minutes / 1440), 'day'],
    [Math.floor((minutes % 1440) / 60), 'hour'],
    [minutes % 60, 'minute'],
  ];
  const filled = parts.filter(([value]) => value > 0);
  if (filled.length === 0) return '0 minutes';
  return filled
    .slice(0, 2)
    .map(([value, noun]) => count(value, noun))
    .join(' ');
}
