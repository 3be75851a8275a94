import type {Details} from './evaluator.ts';
import type {AllocationCode} from '../../../shared/sdk-calls/allocationCodes.ts';
import type {AllocationTrace} from './report.ts';
import type {PlainFlag} from './schema.ts';
import {traceRules, type TracedSubject} from './traceRules.ts';
import {traceSplits} from './traceSplits.ts';

/** The evaluator's code of each allocation, by position. */
function codesOf(details: Details): ReadonlyMap<number, AllocationCode> {
  const {matchedAllocation, unmatchedAllocations} = details;
  const evaluated = [...unmatchedAllocations, ...(matchedAllocation ? [matchedAllocation] : [])];
  return new Map(
    evaluated.map(({orderPosition, allocationEvaluationCode}) => [
      orderPosition - 1,
      allocationEvaluationCode,
    ]),
  );
}

/** Position of the allocation at which the evaluation ended with an error; undefined without one. */
function failedPosition({flagEvaluationCode, ...details}: Details): number | undefined {
  if (flagEvaluationCode !== 'ASSIGNMENT_ERROR') return undefined;
  return details.matchedAllocation
    ? details.matchedAllocation.orderPosition - 1
    : details.unmatchedAllocations.length;
}

const OUT_OF_TIME: readonly AllocationCode[] = ['BEFORE_START_TIME', 'AFTER_END_TIME'];

/**
 * Shows the waterfall of a flag as the evaluator went through it: its own codes, and the rules and
 * shards that led to them.
 *
 * @param conditions the flag as it was written, whose conditions are evaluated.
 */
export function traceAllocations(
  flag: PlainFlag,
  details: Details,
  subject: TracedSubject,
): AllocationTrace[] {
  const codes = codesOf(details);
  // Without its details the evaluator never began.
  const failed = details.environmentName === '' ? undefined : failedPosition(details);
  return flag.allocations.map((allocation, index) => {
    const code = codes.get(index) ?? 'UNEVALUATED';
    const hasFailed = failed === index;
    const isReached = hasFailed || (code !== 'UNEVALUATED' && !OUT_OF_TIME.includes(code));
    const rules = traceRules(allocation, subject, isReached);
    const doRulesHold = rules.length === 0 || rules.some(({mark}) => mark === 'true');
    return {
      key: allocation.key,
      code,
      hasFailed,
      doLog: allocation.doLog === true,
      ...(allocation.startAt ? {startAt: allocation.startAt} : {}),
      ...(allocation.endAt ? {endAt: allocation.endAt} : {}),
      rules,
      splits: traceSplits(
        allocation,
        subject.subjectKey,
        flag.totalShards,
        isReached && doRulesHold,
      ),
    };
  });
}
