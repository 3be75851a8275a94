import {ENTITIES, EVENT_TABLES, type EntityId, type EventTableId} from '../catalog.ts';
import type {DemoData} from '../demoData.ts';
import {parseTime} from '../time.ts';

/** An event of one subject. */
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
