import {checkFlag} from './checks.ts';
import type {Configuration} from './configuration.ts';
import type {Call} from '../../../shared/sdk-calls/call.ts';
import {createEvaluator} from './evaluator.ts';
import type {Report} from './report.ts';
import {describe} from './sentence.ts';
import {traceAllocations} from './traceAllocations.ts';

/** Codes with which the evaluator did not look at the allocations. */
const NOT_EVALUATED = ['TYPE_MISMATCH', 'FLAG_UNRECOGNIZED_OR_DISABLED'];

/** Evaluates a call and shows how the evaluator came to its answer. */
export function explain(configuration: Configuration, call: Call): Report {
  const {flagKey, subjectKey, variationType} = call;
  const {value, details, event} = createEvaluator(configuration)(call);
  const {flag, problems} = checkFlag(configuration, flagKey);
  const allocations = flag ? traceAllocations(flag, details, call) : [];
  const sentence = describe({
    subjectKey,
    flagKey,
    value,
    details,
    allocations: NOT_EVALUATED.includes(details.flagEvaluationCode) ? [] : allocations,
    isInConfiguration: Object.hasOwn(configuration.flags, flagKey),
    obstacle: flag ? undefined : problems[0]?.message,
    knownFlags: Object.keys(configuration.flags),
  });
  return {
    subjectKey,
    variationType,
    value,
    isDefault: details.flagEvaluationCode !== 'MATCH',
    sentence,
    allocations,
    problems,
    variationKey: details.variationKey,
    code: details.flagEvaluationCode,
    description: details.flagEvaluationDescription,
    totalShards: flag?.totalShards ?? 0,
    event: event && {...event},
  };
}
