import type {Aggregation} from '../metric.ts';

/** What a metric is made of: an aggregation, or a type that has none. */
export type Kind = Aggregation | 'percentile' | 'funnel';

/** The names of kinds in the interface, where they have one. */
export const KINDS: Readonly<Record<Kind, string>> = {
  sum: 'Sum',
  count: 'Count',
  count_distinct: 'Count Distinct',
  distinct_entity: 'Unique Entities',
  last_value: 'Last Value',
  first_value: 'First value (YAML only)',
  retention: 'Retention',
  conversion: 'Conversion',
  threshold: 'Threshold',
  percentile: 'Percentile',
  funnel: 'Funnel',
};
