import valid from 'semver/functions/valid.js';
import {errorMessage} from '../../../../shared/errorMessage.ts';
import {operatorOf} from '../operatorOf.ts';
import {isComparison, isList, isPattern, OPERATORS} from '../operators.ts';
import {plainCondition, type ShownCondition} from '../plainCondition.ts';
import type {PlainCondition} from '../schema.ts';
import {showValue} from '../showValue.ts';

function patternProblem(value: unknown): string | undefined {
  try {
    new RegExp(value as string);
    return undefined;
  } catch (error) {
    return `${errorMessage(error)}. With it the whole flag ends with ASSIGNMENT_ERROR.`;
  }
}

function comparisonProblem(value: unknown): string | undefined {
  const isNumber = typeof value === 'number' || (value !== '' && !Number.isNaN(Number(value)));
  return isNumber || (typeof value === 'string' && valid(value) !== null)
    ? undefined
    : `"${showValue(value)}" is neither a number nor a version such as 2.3.0, so it is never true.`;
}

function valueProblem({knownOperator, value}: ShownCondition): string | undefined {
  if (isPattern(knownOperator)) return patternProblem(value);
  if (isComparison(knownOperator)) return comparisonProblem(value);
  if (!isList(knownOperator)) return undefined;
  if (!Array.isArray(value)) {
    return 'The value must be a list of texts. As it is, the flag ends with ASSIGNMENT_ERROR.';
  }
  const other = value.find((item) => typeof item !== 'string');
  return other === undefined
    ? undefined
    : `Every item must be text; ${showValue(other)} matches nothing.`;
}

/** What is wrong with a condition although the evaluator accepts it; undefined when nothing is. */
export function conditionProblem(
  condition: PlainCondition,
  isObfuscated: boolean,
): {message: string; field: 'operator' | 'value'} | undefined {
  if (operatorOf(condition.operator, isObfuscated) === undefined) {
    const message =
      `Unknown operator "${showValue(condition.operator)}": never true. ` +
      `Known: ${OPERATORS.join(', ')}.`;
    return {message, field: 'operator'};
  }
  const message = valueProblem(plainCondition(condition, isObfuscated, {}));
  return message === undefined ? undefined : {message, field: 'value'};
}
