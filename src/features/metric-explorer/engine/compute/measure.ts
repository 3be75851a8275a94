import {winsorize} from '../../../statistics/winsorize.ts';
import {factOf, type DemoData} from '../catalog.ts';
import {type Measure, type Metric, requiredAge} from '../metric.ts';
import {formatAge, formatDuration, parseTime, timeAfter} from '../time.ts';
import {aggregate, withoutSuperseded} from './aggregate.ts';
import {eventsOf, judge, type Judgment} from './judge.ts';
import type {Member, Subject} from './population.ts';

/** Leaves out subjects that are too young for a measure, and says why. */
export function onlyAged(metric: Metric, measure: Measure, subject: Subject): Subject {
  const age = requiredAge(measure);
  if (!subject.isIn || !age) return subject;
  const until = parseTime(metric.until);
  const {id, clock} = subject;
  if (timeAfter(clock, age) <= until) return subject;
  const start = metric.hasEntryPoint ? 'its entry point' : 'its assignment';
  const old = formatAge(Math.max(0, until - clock));
  return {
    id,
    isIn: false,
    why: `It is too young: the event period ended ${old} after ${start}, and only subjects of ${formatDuration(age)} are counted.`,
  };
}

/** A percentile takes each event, whenever it happened. */
function singleEvents(measure: Measure): Measure {
  return {...measure, aggregation: 'count', timeFrame: null};
}

/** Every event of a subject in the table of a fact, judged. */
export function judgments(
  data: DemoData,
  metric: Metric,
  side: Measure,
  {id, clock}: Member,
): Judgment[] {
  const measure = metric.type === 'percentile' ? singleEvents(side) : side;
  const {table} = factOf(measure.fact);
  const judged = eventsOf(data, table, metric.entity, id).map((event) =>
    judge(metric, measure, clock, event),
  );
  return withoutSuperseded(measure, judged);
}

/** The values of subjects before and after winsorization. */
export function valuesOf(
  data: DemoData,
  metric: Metric,
  measure: Measure,
  members: readonly Member[],
): {raw: number[]; values: number[]; limits: {lower: number | null; upper: number | null}} {
  const raw = members.map((member) => aggregate(measure, judgments(data, metric, measure, member)));
  if (!measure.winsorize || raw.length === 0) {
    return {raw, values: raw, limits: {lower: null, upper: null}};
  }
  const {lower: lowerPercentile, upper: upperPercentile} = measure.winsorize;
  const {lowerThreshold: lower, upperThreshold: upper} = winsorize({
    values: raw,
    lowerPercentile,
    upperPercentile,
  });
  const values = raw.map((value) =>
    Math.min(Math.max(value, lower ?? -Infinity), upper ?? Infinity),
  );
  return {raw, values, limits: {lower, upper}};
}
