import valid from 'semver/functions/valid.js';
import {isComparison, isList, isPattern} from './operators.ts';
import {
  UNKNOWN_OPERATOR,
  type ConditionTrace,
  type Mark,
  type RuleTrace,
  showValue,
} from './report.ts';
import {type ShownCondition, plainCondition} from './plainCondition.ts';
import {foreignPattern} from './foreignPattern.ts';
import {probeGates, type GateOutcome} from './probe.ts';
import type {PlainAllocation, PlainCondition} from './schema.ts';

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
function conditionNote(condition: ShownCondition, held: unknown): string | undefined {
  const {knownOperator} = condition;
  if (knownOperator === undefined) return UNKNOWN_OPERATOR;
  if (held === undefined || held === null) {
    return knownOperator === 'IS_NULL' ? undefined : 'no value: never true';
  }
  if (isComparison(knownOperator)) return comparisonNote(condition, held);
  return isList(knownOperator) ? listNote(condition, held) : undefined;
}

export interface TracedSubject {
  subjectKey: string;
  attributes: Readonly<Record<string, unknown>>;
  isObfuscated: boolean;
}

function markOf(outcome: GateOutcome | undefined): Mark {
  if (!outcome) return 'skipped';
  if ('failed' in outcome) return 'failed';
  return outcome.holds ? 'true' : 'false';
}

function traceCondition(
  condition: PlainCondition,
  outcome: GateOutcome | undefined,
  {subjectKey, attributes, isObfuscated}: TracedSubject,
): ConditionTrace {
  const known = {id: subjectKey, ...attributes};
  const shown = plainCondition(condition, isObfuscated, known);
  const held: unknown = (known as Record<string, unknown>)[shown.attribute];
  const failed = outcome && 'failed' in outcome ? outcome.failed : undefined;
  const foreign =
    failed && isPattern(shown.knownOperator)
      ? foreignPattern(String(shown.value), String(held))
      : undefined;
  const note = failed ?? (outcome ? conditionNote(shown, held) : undefined);
  return {
    attribute: shown.attribute,
    operator: shown.operator,
    value: showValue(shown.value),
    ...(held === undefined || held === null ? {} : {held: showValue(held)}),
    mark: markOf(outcome),
    ...(note === undefined ? {} : {note}),
    ...(foreign ? {foreign} : {}),
  };
}

/** A rule holds when all its conditions do. The evaluator looks at all, and ends at a failure. */
function markRule(conditions: readonly PlainCondition[], subject: TracedSubject) {
  const gates = conditions.map((condition) => ({rules: [{conditions: [condition]}]}));
  const outcomes = probeGates(gates, subject.isObfuscated, subject);
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
  subject: TracedSubject,
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
