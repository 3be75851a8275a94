import {md5} from './hash.ts';
import {operatorOf} from './operatorOf.ts';
import {isList, type Operator} from './operators.ts';
import type {PlainCondition} from './schema.ts';
import {decode} from 'js-base64';

/** Decodes a text of an obfuscated configuration; what is no Base64 is shown as it stands. */
export function decodeText(text: string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

/** A condition in words; parts that are hashes nobody can guess stay undefined or hashes. */
export interface ShownCondition {
  attribute: string;
  operator: string;
  knownOperator: Operator | undefined;
  value: unknown;
}

const TRUE = md5('true');

/** Replaces hashes by the texts among `guesses` that they were made from. */
function unhash(hash: unknown, guesses: readonly string[]): unknown {
  return guesses.find((guess) => md5(guess) === hash) ?? hash;
}

/**
 * Returns a condition as it can be shown.
 *
 * @param attributes of the subject: in an obfuscated condition, a hash is read as the attribute
 * name or value that it was made from.
 */
export function plainCondition(
  condition: PlainCondition,
  isObfuscated: boolean,
  attributes: Readonly<Record<string, unknown>>,
): ShownCondition {
  const operator = operatorOf(condition.operator, isObfuscated);
  const shown = {...condition, knownOperator: operator, operator: operator ?? condition.operator};
  if (!isObfuscated) return {...shown, value: condition.value};
  const attribute = unhash(condition.attribute, ['id', ...Object.keys(attributes)]) as string;
  const {value} = condition;
  if (operator === 'IS_NULL') return {...shown, attribute, value: value === TRUE};
  if (isList(operator) && Array.isArray(value)) {
    const held = attributes[attribute];
    const guesses = held === undefined || held === null ? [] : [String(held)];
    return {...shown, attribute, value: value.map((item: unknown) => unhash(item, guesses))};
  }
  return {...shown, attribute, value: typeof value === 'string' ? decodeText(value) : value};
}
