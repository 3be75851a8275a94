import {
  ENTITIES,
  EVENT_TABLES,
  type EntityId,
  type EventTableId,
  factOf,
  type DemoData,
} from '../catalog.ts';
import {parseTime, formatAge, formatDuration, formatTime, timeAfter} from '../time.ts';
import {type Measure, type Metric, windowOf} from '../metric.ts';

export interface DemoEvent {
  time: number;
  /** Its category, page or plan. */
  property: string;
  row: Readonly<Record<string, string | null>>;
}

/** The events of a subject in a table, oldest first, whenever they happened. */
export function eventsOf(
  data: DemoData,
  table: EventTableId,
  entity: EntityId,
  subject: string,
): DemoEvent[] {
  const {time, property} = EVENT_TABLES[table];
  const {id} = ENTITIES[entity];
  return (data[table] ?? [])
    .filter((row) => row[id] === subject)
    .map((row) => ({
      time: parseTime(row[time] ?? ''),
      property: row[property] ?? '',
      row,
    }))
    .sort((a, b) => a.time - b.time);
}

export interface Judgment {
  event: DemoEvent;
  counts: boolean;
  why: string;
}

/** Why an event is outside the event period of a subject; undefined when it is inside. */
export function outsidePeriod(metric: Metric, clock: number, time: number): string | undefined {
  if (time < clock) {
    const start = metric.hasEntryPoint ? 'the entry point' : 'the assignment';
    return `${formatAge(clock - time)} before ${start}, where the clock starts`;
  }
  return time >= parseTime(metric.until) ? 'after the end of the event period' : undefined;
}

function outsideWindow(measure: Measure, clock: number, time: number): string | undefined {
  const {from, to} = windowOf(measure);
  if (from && time < timeAfter(clock, from)) {
    return `${formatAge(time - clock)} after the start: too early, counting begins at ${formatDuration(from)}`;
  }
  if (!to) return undefined;
  const end = timeAfter(clock, to);
  const isInside = to.isIncluded ? time <= end : time < end;
  if (isInside) return undefined;
  const limit = to.isIncluded ? 'included' : 'excluded';
  return `${formatAge(time - clock)} after the start: too late, counting ends at ${formatDuration(to)}, ${limit} (${formatTime(end)})`;
}

function withoutValue({fact, filter}: Measure, {property, row}: DemoEvent): string | undefined {
  const {column, events} = factOf(fact);
  if (filter && (property === filter.value) !== filter.is) {
    return `its ${events.property} is ${property}, and the metric counts ${filter.is ? 'only' : 'all but'} ${filter.value}`;
  }
  return column !== null && row[column] === null
    ? `it has no ${column}: NULL values are ignored`
    : undefined;
}

/** Judges one event of a subject whose clock is running. */
export function judge(metric: Metric, measure: Measure, clock: number, event: DemoEvent): Judgment {
  const why =
    withoutValue(measure, event) ??
    outsidePeriod(metric, clock, event.time) ??
    outsideWindow(measure, clock, event.time);
  return why === undefined
    ? {event, counts: true, why: `${formatAge(event.time - clock)} after the start`}
    : {event, counts: false, why};
}
