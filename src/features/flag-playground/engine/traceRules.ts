import {conditionNote} from './conditionNote.ts';
import {foreignPattern} from './foreignPattern.ts';
import {isPattern} from './operators.ts';
import {plainCondition} from './plainCondition.ts';
import {probeGates, type GateOutcome} from './probe.ts';
import type {ConditionTrace, Mark, RuleTrace} from './report.ts';
import type {PlainAllocation, PlainCondition} from './schema.ts';
import {showValue} from './showValue.ts';

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
function traceRule(conditions: readonly PlainCondition[], subject: TracedSubject): RuleTrace {
  const gates = conditions.map((condition) => ({rules: [{conditions: [condition]}]}));
  const outcomes = probeGates(gates, subject.isObfuscated, subject);
  const failure = outcomes.findIndex((outcome) => 'failed' in outcome);
  const reached = failure === -1 ? outcomes : outcomes.slice(0, failure + 1);
  const doesHold = reached.every((outcome) => 'holds' in outcome && outcome.holds);
  return {
    mark: failure === -1 ? (doesHold ? 'true' : 'false') : 'failed',
    conditions: conditions.map((condition, index) =>
      traceCondition(condition, reached[index], subject),
    ),
  };
}

function skippedRule(conditions: readonly PlainCondition[], subject: TracedSubject): RuleTrace {
  return {
    mark: 'skipped',
    conditions: conditions.map((condition) => traceCondition(condition, undefined, subject)),
  };
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
    if (isOver) return skippedRule(conditions, subject);
    const rule = traceRule(conditions, subject);
    isOver = rule.mark !== 'false';
    return rule;
  });
}
