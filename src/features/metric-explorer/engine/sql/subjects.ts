import {ENTITIES, ENTRY_PAGE, type EntityId, factOf} from '../catalog.ts';
import {type Metric, type Duration, type Measure, requiredAge, windowOf} from '../metric.ts';

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

function interval({value, unit}: Duration): string {
  return `interval ${value} ${unit === 'calendar_days' ? 'day' : unit.slice(0, -1)}`;
}

function clockFor({unit}: Duration, clock: string): string {
  return unit === 'calendar_days' ? `date_trunc('day', s.${clock})` : `s.${clock}`;
}

function timeAfter(duration: Duration, clock: string): string {
  return `${clockFor(duration, clock)} + ${interval(duration)}`;
}

/** The condition under which a subject is old enough; undefined when all are. */
export function ageCondition(measure: Measure, clock: string, until: string): string | undefined {
  const age = requiredAge(measure);
  return age ? `${clockFor(age, clock)} <= timestamp '${until}' - ${interval(age)}` : undefined;
}

/** What joins a subject to the events of a fact, whenever they happened within the event period. */
export function joinConditions(
  {fact, filter}: Pick<Measure, 'fact' | 'filter'>,
  {id, clock}: Population,
  until: string,
): string[] {
  const {events} = factOf(fact);
  const {alias, time, property} = events;
  return [
    `${alias}.${id} = s.${id}`,
    ...(filter ? [`${alias}.${property} ${filter.is ? '=' : '<>'} '${filter.value}'`] : []),
    `${alias}.${time} >= s.${clock}`,
    `${alias}.${time} < timestamp '${until}'`,
  ];
}

/** The conditions that keep an event within the window of a measure. */
export function windowConditions(measure: Measure, clock: string): string[] {
  const {alias, time} = factOf(measure.fact).events;
  const {from, to} = windowOf(measure);
  return [
    ...(from ? [`${alias}.${time} >= ${timeAfter(from, clock)}`] : []),
    ...(to ? [`${alias}.${time} ${to.isIncluded ? '<=' : '<'} ${timeAfter(to, clock)}`] : []),
  ];
}
