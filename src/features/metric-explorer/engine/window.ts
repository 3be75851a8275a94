import type {Duration, Measure} from './metric.ts';

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
