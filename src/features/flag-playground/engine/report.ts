import type {Problem} from './problem.ts';
import type {VariationTypeName} from '../../../shared/sdk-calls/call.ts';

/** What the evaluator says became of an allocation. */
export type AllocationCode =
  | 'MATCH'
  | 'UNEVALUATED'
  | 'BEFORE_START_TIME'
  | 'AFTER_END_TIME'
  | 'FAILING_RULE'
  | 'TRAFFIC_EXPOSURE_MISS';

const MOST = 60;

/** A value in a few words: text without quotes is what a reader wrote in a form. */
export function showValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** Words, and names to show as code. */
export type Sentence = (string | {code: string})[];

/** `skipped`: the evaluation had ended before. */
export type Mark = 'true' | 'false' | 'failed' | 'skipped';

/** Note of a condition that no SDK can evaluate. */
export const UNKNOWN_OPERATOR = 'unknown operator: never true';

export interface ConditionTrace {
  attribute: string;
  operator: string;
  value: string;
  /** The subject's attribute; undefined when there is none. */
  held?: string;
  mark: Mark;
  /** What surprises about the answer, or the evaluator's message when it failed. */
  note?: string;
}

export interface RuleTrace {
  mark: Mark;
  conditions: ConditionTrace[];
}

export interface RangeTrace {
  start: number;
  /** Not part of the range. */
  end: number;
}

export interface ShardTrace {
  salt: string;
  /** The subject's shard under this salt. */
  position: number;
  ranges: RangeTrace[];
  mark: Mark;
}

export interface SplitTrace {
  variationKey: string;
  shards: ShardTrace[];
  mark: Mark;
}

export interface AllocationTrace {
  key: string;
  code: AllocationCode;
  /** The evaluation ended here with an error. */
  hasFailed: boolean;
  startAt?: string;
  endAt?: string;
  rules: RuleTrace[];
  splits: SplitTrace[];
}

/** Everything about one call of a getter. */
export interface Report {
  subjectKey: string;
  variationType: VariationTypeName;
  /** What the call returns: the variation's value, or the default. */
  value: unknown;
  isDefault: boolean;
  variationKey: string | null;
  code: string;
  description: string;
  sentence: Sentence;
  totalShards: number;
  allocations: AllocationTrace[];
  event: Record<string, unknown> | null;
  problems: Problem[];
}
