import type {Raw} from '../calculators/kit/types.ts';

/** What an explorer begins with, by the name that a page gives: fields that differ from a sum. */
export const STARTS = {
  sum: {userShown: 'u08'},
  conversion: {aggregation: 'conversion', days: '7', userShown: 'u04'},
  entryPoint: {aggregation: 'conversion', days: '7', clock: 'entry', userShown: 'u10'},
  ratio: {type: 'ratio', belowAggregation: 'count', userShown: 'u01'},
  percentile: {type: 'percentile', fact: 'load_time_ms', userShown: 'u09'},
  funnel: {type: 'funnel', window: 'assignment', userShown: 'u04'},
} satisfies Record<string, Raw>;

export type StartName = keyof typeof STARTS;
