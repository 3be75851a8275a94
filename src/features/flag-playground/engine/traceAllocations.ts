import {shardOf} from './hash.ts';
import type {AllocationCode, Mark, ShardTrace, SplitTrace, AllocationTrace} from './report.ts';
import type {PlainAllocation, PlainRange, PlainSplit, PlainFlag} from './schema.ts';
import type {Details} from './evaluator.ts';
import {traceRules, type Subject} from './traceRules.ts';

function markOf(ranges: readonly PlainRange[], position: number): Mark {
  if (Number.isNaN(position)) return 'failed';
  return ranges.some(({start, end}) => start <= position && position < end) ? 'true' : 'false';
}

function traceShards(
  {shards}: PlainSplit,
  subjectKey: string,
  totalShards: number,
  isReached: boolean,
): ShardTrace[] {
  let isOver = !isReached;
  return shards.map(({salt, ranges}) => {
    const position = shardOf(salt, subjectKey, totalShards);
    const mark = isOver ? 'skipped' : markOf(ranges, position);
    isOver ||= mark !== 'true';
    return {salt, position, ranges: ranges.map(({start, end}) => ({start, end})), mark};
  });
}

/**
 * Marks the splits of an allocation with the subject's shards. The first split whose shards all
 * match is taken, and within a split the first shard that does not match ends it.
 *
 * @param isReached whether the evaluator came to the splits.
 */
function traceSplits(
  {splits}: PlainAllocation,
  subjectKey: string,
  totalShards: number,
  isReached: boolean,
): SplitTrace[] {
  let isOver = !isReached;
  return splits.map((split) => {
    const shards = traceShards(split, subjectKey, totalShards, !isOver);
    const decisive = shards.find(({mark}) => mark !== 'true')?.mark ?? 'true';
    const mark = isOver ? 'skipped' : decisive;
    isOver ||= mark !== 'false';
    return {variationKey: split.variationKey, shards, mark};
  });
}

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
 */
export function traceAllocations(
  flag: PlainFlag,
  details: Details,
  subject: Subject,
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
