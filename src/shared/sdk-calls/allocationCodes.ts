/** Codes of the evaluator that say what became of an allocation. */
const ALLOCATION_CODES = [
  'MATCH',
  'UNEVALUATED',
  'BEFORE_START_TIME',
  'AFTER_END_TIME',
  'FAILING_RULE',
  'TRAFFIC_EXPOSURE_MISS',
] as const;

/** One of these codes. */
export type AllocationCode = (typeof ALLOCATION_CODES)[number];
