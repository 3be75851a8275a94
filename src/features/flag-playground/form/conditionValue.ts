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
