import {ENTITIES, ENTRY_PAGE, EVENT_TABLES, type EntityId, type DemoData} from '../catalog.ts';
import type {Metric} from '../metric.ts';
import {parseTime} from '../time.ts';

/** A subject of the experiment, or a reason why it is none. */
export type Subject =
  | {id: string; isIn: true; variant: string; assignedAt: number; clock: number}
  | {id: string; isIn: false; why: string};

/** Everybody of an entity who is assigned or has events. */
export function knownIds(data: DemoData, entity: EntityId): string[] {
  const {id, assignments} = ENTITIES[entity];
  const tables = [
    assignments,
    ...Object.entries(EVENT_TABLES).flatMap(([name, {entities}]) =>
      (entities as readonly EntityId[]).includes(entity) ? [name] : [],
    ),
  ];
  const ids = tables.flatMap((table) => (data[table] ?? []).map((row) => row[id]));
  return [...new Set(ids)].filter((value) => typeof value === 'string').sort();
}

function entryAfter(data: DemoData, metric: Metric, subject: string, assignedAt: number) {
  const {id} = ENTITIES[metric.entity];
  const until = parseTime(metric.until);
  const times = (data.page_views ?? [])
    .filter((row) => row[id] === subject && row.page_name === ENTRY_PAGE)
    .map((row) => parseTime(row.viewed_at ?? ''))
    .filter((time) => time >= assignedAt && time < until);
  return times.length > 0 ? Math.min(...times) : undefined;
}

function toSubject(data: DemoData, metric: Metric, id: string): Subject {
  const entity = ENTITIES[metric.entity];
  const rows = (data[entity.assignments] ?? []).filter(
    (row) => row[entity.id] === id && row.experiment === entity.experiment,
  );
  const variants = [...new Set(rows.map(({variant}) => variant ?? ''))].sort();
  const [variant] = variants;
  if (variant === undefined) {
    return {id, isIn: false, why: `It has no assignment in ${entity.experiment}.`};
  }
  if (variants.length > 1) {
    return {id, isIn: false, why: `It saw ${variants.join(' and ')}, so it counts for neither.`};
  }
  const assignedAt = Math.min(...rows.map((row) => parseTime(row.assigned_at ?? '')));
  if (!metric.hasEntryPoint) return {id, isIn: true, variant, assignedAt, clock: assignedAt};
  const clock = entryAfter(data, metric, id, assignedAt);
  return clock === undefined
    ? {id, isIn: false, why: 'It never reached the entry point after its assignment.'}
    : {id, isIn: true, variant, assignedAt, clock};
}

export type Member = Extract<Subject, {isIn: true}>;

/** Everybody with an assignment or an event: in the experiment, or why not. */
export function subjectsOf(data: DemoData, metric: Metric): Subject[] {
  return knownIds(data, metric.entity).map((id) => toSubject(data, metric, id));
}
