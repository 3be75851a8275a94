import {factOf} from '../catalog.ts';
import type {Measure} from '../metric.ts';
import {
  ageCondition,
  joinConditions,
  windowConditions,
  type Part,
  type Population,
} from './subjects.ts';

const COMPARISONS = {gt: '>', gte: '>='};

function valueSql({fact, aggregation, threshold}: Measure): string {
  const {column, events} = factOf(fact);
  const {alias, time, record} = events;
  const value = `${alias}.${column ?? record}`;
  switch (aggregation) {
    case 'sum':
      return `coalesce(sum(${value}), 0)`;
    case 'count':
      return `count(${value})`;
    case 'count_distinct':
      return `count(distinct ${value})`;
    case 'last_value':
      return `coalesce(arg_max(${value}, ${alias}.${time}), 0)`;
    case 'first_value':
      return `coalesce(arg_min(${value}, ${alias}.${time}), 0)`;
    case 'threshold': {
      const total = threshold.of === 'sum' ? `coalesce(sum(${value}), 0)` : `count(${value})`;
      const comparison = `${total} ${COMPARISONS[threshold.operator]} ${threshold.value}`;
      return `case when ${comparison} then 1 else 0 end`;
    }
    default:
      return `least(count(${value}), 1)`;
  }
}

function limited({lower, upper}: NonNullable<Measure['winsorize']>): string {
  const raised = lower === null ? 'u.value' : 'greatest(u.value, l.lower_limit)';
  return upper === null ? raised : `least(${raised}, l.upper_limit)`;
}

function limits({lower, upper}: NonNullable<Measure['winsorize']>): string {
  const columns = Object.entries({lower, upper}).flatMap(([name, percentile]) =>
    percentile === null ? [] : [`quantile_cont(value, ${percentile}) as ${name}_limit`],
  );
  return columns.join(', ');
}

/** The parts of a query that give each subject its value; the last has the given name. */
export function measureParts(
  measure: Measure,
  subjects: Population,
  until: string,
  name: string,
): Part[] {
  const {table, events} = factOf(measure.fact);
  const {id, clock} = subjects;
  const age = ageCondition(measure, clock, until);
  const conditions = [
    ...joinConditions(measure, subjects, until),
    ...windowConditions(measure, clock),
  ];
  const value = valueSql(measure);
  const {winsorize} = measure;
  const totals = `select
  s.${id},
  s.variant,
  ${winsorize ? `cast(${value} as double)` : value} as value
from ${subjects.name} s
left join ${table} ${events.alias}
  on ${conditions.join('\n  and ')}${age ? `\nwhere ${age}` : ''}
group by s.${id}, s.variant`;
  if (!winsorize) return [{name, sql: totals}];
  return [
    {name: `${name}_uncapped`, sql: totals},
    {name: `${name}_limits`, sql: `select ${limits(winsorize)}\nfrom ${name}_uncapped`},
    {
      name,
      sql: `select u.${id}, u.variant, u.value as uncapped, ${limited(winsorize)} as value
from ${name}_uncapped u
cross join ${name}_limits l`,
    },
  ];
}
