import {factOf} from '../catalog.ts';
import type {Duration, Measure} from '../metric.ts';
import {requiredAge, windowOf} from '../window.ts';
import type {Population} from './subjects.ts';

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
