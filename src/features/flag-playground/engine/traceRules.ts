import valid from 'semver/functions/valid.js';
import {isComparison, isList, plainOperator} from './operators.ts';
import {
  UNKNOWN_OPERATOR,
  type ConditionTrace,
  type Mark,
  type RuleTrace,
  showValue,
} from './report.ts';
import {probeConditions, type ConditionOutcome} from './probe.ts';
import type {PlainAllocation, PlainCondition} from './schema.ts';
import type {Call} from '../../../shared/sdk-calls/call.ts';

const isVersion = (value: unknown): boolean => valid(String(value)) !== null;

/** What an attribute's text looks like once it is compared, for surprises that cannot be seen. */
function comparisonNote({value}: PlainCondition, held: unknown): string | undefined {
  if (typeof value === 'string' && isVersion(value)) {
    return isVersion(held) && typeof held === 'string'
      ? undefined
      : 'not a full version such as 2.4.0';
  }
  if (typeof held === 'number') return undefined;
  const number = Number(held);
  return Number.isNaN(number) ? 'not a number' : `compared as the number ${number}`;
}

function listNote({value}: PlainCondition, held: unknown): string | undefined {
  const items = Array.isArray(value) ? value.map(String) : [];
  const text = String(held);
  if (items.includes(text)) return undefined;
  const alike = items.find((item) => item.trim().toLowerCase() === text.trim().toLowerCase());
  return alike === undefined ? undefined : `not the same text as ${alike}: case and spaces count`;
}

/** Why a condition may be answered otherwise than a reader expects; undefined when it is plain. */
function conditionNote(condition: PlainCondition, held: unknown): string | undefined {
  const operator = plainOperator(condition.operator);
  if (operator === undefined) return UNKNOWN_OPERATOR;
  if (held === undefined || held === null) {
    return operator === 'IS_NULL' ? undefined : 'no value: never true';
  }
  if (isComparison(operator)) return comparisonNote(condition, held);
  return isList(operator) ? listNote(condition, held) : undefined;
}

export type Subject = Pick<Call, 'subjectKey' | 'attributes'>;

function markOf(outcome: ConditionOutcome | undefined): Mark {
  if (!outcome) return 'skipped';
  if ('failed' in outcome) return 'failed';
  return outcome.holds ? 'true' : 'false';
}

function traceCondition(
  condition: PlainCondition,
  outcome: ConditionOutcome | undefined,
  {subjectKey, attributes}: Subject,
): ConditionTrace {
  const {attribute, operator, value} = condition;
  const known: Readonly<Record<string, unknown>> = {id: subjectKey, ...attributes};
  const held = known[attribute];
  const failed = outcome && 'failed' in outcome ? outcome.failed : undefined;
  const note = failed ?? (outcome ? conditionNote(condition, held) : undefined);
  return {
    attribute,
    operator,
    value: showValue(value),
    ...(held === undefined || held === null ? {} : {held: showValue(held)}),
    mark: markOf(outcome),
    ...(note === undefined ? {} : {note}),
  };
}

/** A rule holds when all its conditions do. The evaluator looks at all, and ends at a failure. */
function markRule(conditions: readonly PlainCondition[], subject: Subject) {
  const outcomes = probeConditions(conditions, subject);
  const failure = outcomes.findIndex((outcome) => 'failed' in outcome);
  if (failure !== -1) return {mark: 'failed', reached: outcomes.slice(0, failure + 1)} as const;
  const doesHold = outcomes.every((outcome) => 'holds' in outcome && outcome.holds);
  return {mark: doesHold ? 'true' : 'false', reached: outcomes} as const;
}

/**
 * Marks the rules of an allocation. The evaluator stops at the first rule that holds.
 *
 * @param isReached whether it looked at the rules at all.
 */
export function traceRules(
  {rules}: PlainAllocation,
  subject: Subject,
  isReached: boolean,
): RuleTrace[] {
  let isOver = !isReached;
  return (rules ?? []).map(({conditions}) => {
    const {mark, reached} = isOver
      ? ({mark: 'skipped', reached: []} as const)
      : markRule(conditions, subject);
    isOver ||= mark !== 'false';
    return {
      mark,
      conditions: conditions.map((condition, index) =>
        traceCondition(condition, reached[index], subject),
      ),
    };
  });
}
