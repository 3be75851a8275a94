import {isComparison, isList, type Operator} from '../engine/operators.ts';

/** The value of a condition as a text to edit; a list has a line for each item. */
export function textOfValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOfValue).join('\n');
  if (typeof value === 'string') return value;
  return value === undefined || value === null ? '' : JSON.stringify(value);
}

/** The value that a typed text stands for with an operator. */
export function valueOfText(text: string, operator: Operator | undefined): unknown {
  if (isList(operator)) return text.split('\n').filter((line) => line !== '');
  if (operator === 'IS_NULL') return text !== 'false';
  const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
  return isComparison(operator) && isNumber ? Number(text) : text;
}

/** A date as a field for date and time shows it, in UTC; undefined when it cannot. */
export function minuteOf(text: string): string | undefined {
  if (text === '') return '';
  const time = Date.parse(text);
  const iso = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d{4}-/.test(iso) ? iso.slice(0, 16) : undefined;
}

/** The date that a field for date and time stands for; undefined when it is empty. */
export function dateOf(minute: string): string | undefined {
  if (minute === '') return undefined;
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) ? `${minute}:00.000Z` : minute;
}
