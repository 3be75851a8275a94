import {ENTITIES, ENTRY_PAGE, type EntityId} from '../catalog.ts';
import type {Metric} from '../metric.ts';

/** A named part of a query. */
export interface Part {
  name: string;
  sql: string;
}

/** Where the subjects of a metric stand in a query, and when the clock of each starts. */
export interface Population {
  parts: Part[];
  name: string;
  id: string;
  clock: string;
}

function assigned(entity: EntityId): Part {
  const {id, assignments, experiment} = ENTITIES[entity];
  return {
    name: 'subjects',
    sql: `select ${id}, min(assigned_at) as assigned_at, min(variant) as variant
from ${assignments} a
where experiment = '${experiment}'
group by ${id}
having count(distinct a.variant) = 1`,
  };
}

/** The parts of a query that find the subjects: those assigned once, from their entry point on. */
export function population({entity, until, hasEntryPoint}: Metric): Population {
  const {id} = ENTITIES[entity];
  const subjects = assigned(entity);
  if (!hasEntryPoint) return {parts: [subjects], name: 'subjects', id, clock: 'assigned_at'};
  const entered = {
    name: 'entered',
    sql: `select s.${id}, s.variant, min(v.viewed_at) as entered_at
from subjects s
join page_views v
  on v.${id} = s.${id}
  and v.page_name = '${ENTRY_PAGE}'
  and v.viewed_at >= s.assigned_at
  and v.viewed_at < timestamp '${until}'
group by s.${id}, s.variant`,
  };
  return {parts: [subjects, entered], name: 'entered', id, clock: 'entered_at'};
}
