import type {EntityId, FactId} from './catalog.ts';

/** How the events of a subject become one number, by its name in YAML. */
export type Aggregation =
  | 'sum'
  | 'count'
  | 'count_distinct'
  | 'distinct_entity'
  | 'last_value'
  | 'first_value'
  | 'retention'
  | 'conversion'
  | 'threshold';

type Unit = 'minutes' | 'hours' | 'days' | 'calendar_days' | 'weeks';

/** A time after the clock of a subject has started. */
export interface Duration {
  value: number;
  unit: Unit;
}

/** Events at `start` or later and before `end`. */
interface TimeFrame {
  start: number;
  end: number;
  unit: Unit;
}

/** One side of a metric: a fact, which of its events count, and what is made of them. */
export interface Measure {
  fact: FactId;
  filter: {is: boolean; value: string} | null;
  aggregation: Aggregation;
  /** The X of retention and conversion. */
  days: number;
  threshold: {of: 'sum' | 'count'; operator: 'gt' | 'gte'; value: number; within: Duration | null};
  timeFrame: TimeFrame | null;
  /** Counts a subject only after its window has ended. */
  agedOnly: boolean;
  /** Percentiles of winsorization, as fractions. */
  winsorize: {lower: number | null; upper: number | null} | null;
}

interface Common {
  entity: EntityId;
  /** The end of the event period, excluded: a day such as 2025-03-21. */
  until: string;
  /** Whether the clock starts at the first view of the cart. */
  hasEntryPoint: boolean;
}

export interface SimpleMetric extends Common {
  type: 'simple';
  numerator: Measure;
}

export interface RatioMetric extends Common {
  type: 'ratio';
  numerator: Measure;
  denominator: Measure;
}

/** Of the numerator, only fact and filter have a meaning. */
export interface PercentileMetric extends Common {
  type: 'percentile';
  numerator: Measure;
  /** A fraction. */
  percentile: number;
}

export interface FunnelMetric extends Common {
  type: 'funnel';
  /** Pages in the order in which they must be viewed. */
  steps: readonly string[];
  window: {from: 'assignment' | 'first'; days: number} | null;
}

export type Metric = SimpleMetric | RatioMetric | PercentileMetric | FunnelMetric;

/** Which events of a subject count by their time after its clock has started. */
interface Window {
  /** Included. */
  from: Duration | null;
  to: (Duration & {isIncluded: boolean}) | null;
}

/** The window of a measure. Retention, conversion and threshold have one of their own. */
export function windowOf(measure: Measure): Window {
  const {aggregation, days, threshold, timeFrame} = measure;
  const end = timeFrame && {value: timeFrame.end, unit: timeFrame.unit, isIncluded: false};
  switch (aggregation) {
    case 'retention':
      return {from: {value: days, unit: 'days'}, to: end};
    case 'conversion':
      return {from: null, to: {value: days, unit: 'days', isIncluded: true}};
    case 'threshold':
      return {from: null, to: threshold.within && {...threshold.within, isIncluded: true}};
    default: {
      const hasStart = timeFrame && timeFrame.start > 0;
      return {from: hasStart ? {value: timeFrame.start, unit: timeFrame.unit} : null, to: end};
    }
  }
}

/** How old a subject must be to be counted; null when all are. */
export function requiredAge(measure: Measure): Duration | null {
  const {aggregation, days, agedOnly, timeFrame} = measure;
  if (agedOnly && timeFrame) return {value: timeFrame.end, unit: timeFrame.unit};
  const isLimited = aggregation === 'retention' || (aggregation === 'conversion' && agedOnly);
  return isLimited ? {value: days, unit: 'days'} : null;
}
