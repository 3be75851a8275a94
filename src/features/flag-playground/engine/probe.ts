import type {Call} from '../../../shared/sdk-calls/call.ts';
import {createEvaluator} from './evaluator.ts';
import type {PlainCondition} from './schema.ts';

/** Whether a condition holds; `failed` when the evaluator cannot evaluate it. */
export type ConditionOutcome = {holds: boolean} | {failed: string};

/** A flag that is on exactly for whom a condition holds. */
function probeFlag(condition: PlainCondition): object {
  const rules = [{conditions: [condition]}];
  return {
    key: 'probe',
    enabled: true,
    variationType: 'BOOLEAN',
    totalShards: 1,
    variations: {on: {key: 'on', value: true}},
    allocations: [{key: 'probe', rules, splits: [{variationKey: 'on', shards: []}], doLog: false}],
  };
}

const PREFIX = 'Assignment Error: ';

/** Asks the evaluator about conditions one by one, each in a flag of its own. */
export function probeConditions(
  conditions: readonly PlainCondition[],
  {subjectKey, attributes}: Pick<Call, 'subjectKey' | 'attributes'>,
): ConditionOutcome[] {
  const evaluate = createEvaluator({
    flags: Object.fromEntries(conditions.map((each, index) => [`probe-${index}`, probeFlag(each)])),
    format: 'SERVER',
    environment: '',
    createdAt: '',
  });
  const call = {subjectKey, attributes, variationType: 'BOOLEAN', defaultValue: false} as const;
  return conditions.map((_, index) => {
    const {value, details} = evaluate({...call, flagKey: `probe-${index}`});
    return details.flagEvaluationCode === 'ASSIGNMENT_ERROR'
      ? {failed: details.flagEvaluationDescription.replace(PREFIX, '')}
      : {holds: value === true};
  });
}
