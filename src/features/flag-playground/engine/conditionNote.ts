import valid from 'semver/functions/valid.js';
import {isComparison, isList} from './operators.ts';
import {UNKNOWN_OPERATOR} from './report.ts';
import type {ShownCondition} from './plainCondition.ts';

const isVersion = (value: unknown): boolean => valid(String(value)) !== null;

/** What an attribute's text looks like once it is compared, for surprises that cannot be seen. */
function comparisonNote({value}: ShownCondition, held: unknown): string | undefined {
  if (typeof value === 'string' && isVersion(value)) {
    return isVersion(held) && typeof held === 'string'
      ? undefined
      : 'not a full version such as 2.4.0';
  }
  if (typeof held === 'number') return undefined;
  const number = Number(held);
  return Number.isNaN(number) ? 'not a number' : `compared as the number ${number}`;
}

function listNote({value}: ShownCondition, held: unknown): string | undefined {
  const items = Array.isArray(value) ? value.map(String) : [];
  const text = String(held);
  if (items.includes(text)) return undefined;
  const alike = items.find((item) => item.trim().toLowerCase() === text.trim().toLowerCase());
  return alike === undefined ? undefined : `not the same text as ${alike}: case and spaces count`;
}

/** Why a condition may be answered otherwise than a reader expects; undefined when it is plain. */
export function conditionNote(condition: ShownCondition, held: unknown): string | undefined {
  const {knownOperator} = condition;
  if (knownOperator === undefined) return UNKNOWN_OPERATOR;
  if (held === undefined || held === null) {
    return knownOperator === 'IS_NULL' ? undefined : 'no value: never true';
  }
  if (isComparison(knownOperator)) return comparisonNote(condition, held);
  return isList(knownOperator) ? listNote(condition, held) : undefined;
}
