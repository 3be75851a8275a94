import {suggest} from '../../../shared/suggest.ts';
import type {Details} from './evaluator.ts';
import {formatRanges} from './shardBars.ts';
import {groupDigits} from '../../../shared/format.ts';
import {type AllocationTrace, type Sentence, type ShardTrace, showValue} from './report.ts';

/** The sentence as plain text, names between back quotes. */
export function sentenceText(sentence: Sentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : `\`${part.code}\``)).join('');
}

interface SentenceFacts {
  subjectKey: string;
  flagKey: string;
  value: unknown;
  details: Details;
  allocations: readonly AllocationTrace[];
  isInConfiguration: boolean;
  obstacle: string | undefined;
  knownFlags: readonly string[];
}

/** A name to show as code; white space at its ends counts, so it is made to be seen. */
const code = (text: string): {code: string} => ({
  code: text.replace(/^\s+|\s+$/g, (spaces) => '␣'.repeat(spaces.length)),
});

/** Unmatched allocations beyond these would hide the answer. */
const MOST_REASONS = 4;

function shardWords({salt, position, ranges, mark}: ShardTrace): Sentence {
  const shards = formatRanges(ranges);
  const verb = mark === 'true' ? 'is in' : 'is not in';
  const words = shards
    ? `bucket ${groupDigits(position)} ${verb} ${shards}`
    : `no bucket is in an empty ${ranges.length === 0 ? 'list of ranges' : 'range'}`;
  return [`${words} (salt `, code(salt), ')'];
}

function join(parts: readonly Sentence[], separator: string, last = separator): Sentence {
  return parts.flatMap((part, index) => {
    if (index === 0) return part;
    return [index === parts.length - 1 ? last : separator, ...part];
  });
}

function matchReason({allocations}: SentenceFacts): Sentence {
  const matched = allocations.find((allocation) => allocation.code === 'MATCH');
  if (!matched) return [];
  const shards = matched.splits.find(({mark}) => mark === 'true')?.shards ?? [];
  const rules: Sentence[] = matched.rules.length > 0 ? [['one of its rules holds']] : [];
  const reasons = [...rules, ...shards.map(shardWords)];
  return [
    ' because allocation ',
    code(matched.key),
    ' matched',
    ...(reasons.length > 0 ? [': ', ...join(reasons, ', ', ' and ')] : [', which takes everyone']),
  ];
}

function missReason(allocation: AllocationTrace): Sentence {
  const missed = allocation.splits.flatMap(({shards}) =>
    shards.filter(({mark}) => mark === 'false'),
  );
  switch (allocation.code) {
    case 'BEFORE_START_TIME':
      return [code(allocation.key), ' has not started'];
    case 'AFTER_END_TIME':
      return [code(allocation.key), ' is over'];
    case 'FAILING_RULE':
      return ['no rule of ', code(allocation.key), ' holds'];
    default:
      return [
        code(allocation.key),
        ' leaves this subject out',
        ...(missed[0] ? [', as ', ...shardWords(missed[0])] : []),
      ];
  }
}

function missReasons(allocations: readonly AllocationTrace[]): Sentence {
  const reasons = allocations.slice(0, MOST_REASONS).map(missReason);
  const rest = allocations.length - reasons.length;
  return join([...reasons, ...(rest > 0 ? [[`${rest} more do not match`]] : [])], '; ');
}

function nothingMatched({allocations, obstacle}: SentenceFacts): Sentence {
  if (obstacle) return [` because no allocation matched; the flag has a mistake: ${obstacle}`];
  if (allocations.length === 0) return [' because the flag has no allocations'];
  return [' because no allocation matched: ', ...missReasons(allocations)];
}

/** Why the allocations above the one that matched did not: one of them is often the expected one. */
function missedBefore({allocations}: SentenceFacts): Sentence {
  const matched = allocations.findIndex((allocation) => allocation.code === 'MATCH');
  if (matched <= 0) return [];
  return [' Before it, ', ...missReasons(allocations.slice(0, matched)), '.'];
}

function missingFlag({flagKey, isInConfiguration, knownFlags}: SentenceFacts): Sentence {
  if (isInConfiguration) return [' because flag ', code(flagKey), ' is switched off'];
  const guess = suggest(flagKey, knownFlags);
  return [
    ' because flag ',
    code(flagKey),
    ' is not in the configuration',
    ...(guess
      ? [' (', ...guess.split('`').map((part, i) => (i % 2 ? code(part) : part)), ')']
      : []),
  ];
}

function defaultReason(facts: SentenceFacts): Sentence {
  const {flagEvaluationCode, flagEvaluationDescription} = facts.details;
  switch (flagEvaluationCode) {
    case 'DEFAULT_ALLOCATION_NULL':
      return nothingMatched(facts);
    case 'FLAG_UNRECOGNIZED_OR_DISABLED':
      return missingFlag(facts);
    default:
      return [': ', flagEvaluationDescription.replace(/\.$/, '')];
  }
}

/** Says what a subject gets and why: in one sentence, and another one about what stood before. */
export function describe(facts: SentenceFacts): Sentence {
  const {subjectKey, value, details} = facts;
  const subject = subjectKey === '' ? 'A subject without a key' : code(subjectKey);
  return details.flagEvaluationCode === 'MATCH'
    ? [
        subject,
        ' gets ',
        // The evaluator hands on what a flag that is no flag has for a name.
        code(showValue(details.variationKey ?? '')),
        ...matchReason(facts),
        '.',
        ...missedBefore(facts),
      ]
    : [subject, ' gets the default ', code(showValue(value)), ...defaultReason(facts), '.'];
}
