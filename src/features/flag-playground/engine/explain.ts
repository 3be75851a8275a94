import {checkFlag} from './checks.ts';
import type {Configuration} from './configuration.ts';
import type {Call} from '../../../shared/sdk-calls/call.ts';
import {createEvaluator} from './evaluator.ts';
import type {Report} from './report.ts';
import {describe} from './sentence.ts';
import {traceAllocations} from './traceAllocations.ts';
import {md5} from './hash.ts';
import {banditReferencesSchema} from './schema.ts';

/** The bandit that a variation of a flag hands over to; null when it is an ordinary variation. */
function banditOf(
  references: unknown,
  flagKey: string,
  variationKey: string | null,
): string | null {
  const {data = {}} = banditReferencesSchema.safeParse(references);
  const found = Object.entries(data).find(([, {flagVariations}]) =>
    flagVariations.some((link) => link.flagKey === flagKey && link.variationKey === variationKey),
  );
  return found?.[0] ?? null;
}

/** Codes with which the evaluator did not look at the allocations. */
const NOT_EVALUATED = ['TYPE_MISMATCH', 'FLAG_UNRECOGNIZED_OR_DISABLED'];

/** Evaluates a call and shows how the evaluator came to its answer. */
export function explain(configuration: Configuration, call: Call): Report {
  const {flagKey, subjectKey, attributes, variationType} = call;
  const {isObfuscated, flags, banditReferences} = configuration;
  const {value, details, event} = createEvaluator(configuration)(call);
  const {flag, problems} = checkFlag(configuration, flagKey);
  const subject = {subjectKey, attributes, isObfuscated};
  const allocations = flag ? traceAllocations(flag, details, subject) : [];
  const isDefault = details.flagEvaluationCode !== 'MATCH';
  const sentence = describe({
    subjectKey,
    flagKey,
    value,
    details,
    allocations: NOT_EVALUATED.includes(details.flagEvaluationCode) ? [] : allocations,
    isInConfiguration: Object.hasOwn(flags, isObfuscated ? md5(flagKey) : flagKey),
    obstacle: flag ? undefined : problems[0]?.message,
    knownFlags: isObfuscated ? [] : Object.keys(flags),
  });
  return {
    flagKey,
    subjectKey,
    variationType,
    value,
    isDefault,
    sentence,
    allocations,
    problems,
    variationKey: details.variationKey,
    code: details.flagEvaluationCode,
    description: details.flagEvaluationDescription,
    totalShards: flag?.totalShards ?? 0,
    event: event && {...event},
    bandit: isDefault ? null : banditOf(banditReferences, flagKey, details.variationKey),
  };
}
