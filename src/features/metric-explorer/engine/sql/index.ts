import type {FunnelMetric, Metric, PercentileMetric} from '../metric.ts';
import {type Part, type Population, joinConditions, population} from './subjects.ts';
import {factOf} from '../catalog.ts';
import {measureParts} from './measure.ts';

function stepPart(page: string, step: number, subjects: Population, until: string): Part {
  const {name, id, clock} = subjects;
  const earlier = Array.from({length: step - 1}, (_, index) => `s.step_${index + 1}_at`);
  const columns = [`s.${id}`, 's.variant', `s.${clock}`, ...earlier].join(', ');
  return {
    name: `step_${step}`,
    sql: `select ${columns}, min(v.viewed_at) as step_${step}_at
from ${step === 1 ? name : `step_${step - 1}`} s
left join page_views v
  on v.${id} = s.${id}
  and v.page_name = '${page}'
  and v.viewed_at ${step === 1 ? `>= s.${clock}` : `> s.step_${step - 1}_at`}
  and v.viewed_at < timestamp '${until}'
group by ${columns}`,
  };
}

/** The parts of a query that say for each subject which steps it reached in order. */
function funnelParts({steps, window, until}: FunnelMetric, subjects: Population): Part[] {
  const start = window?.from === 'first' ? 'step_1_at' : subjects.clock;
  const reached = steps.map((_, index) => {
    const at = `step_${index + 1}_at`;
    const isReached = window
      ? `${at} < ${start} + interval ${window.days} day`
      : `${at} is not null`;
    return `  case when ${isReached} then 1 else 0 end as step_${index + 1}`;
  });
  return [
    ...steps.map((page, index) => stepPart(page, index + 1, subjects, until)),
    {
      name: 'per_subject',
      sql: `select\n  ${subjects.id},\n  variant,\n${reached.join(',\n')}\nfrom step_${steps.length}`,
    },
  ];
}

export type Grain = 'subject' | 'variation';

function indent(text: string): string {
  return text.replace(/^/gm, '  ');
}

function withParts(parts: readonly Part[], last: string): string {
  const list = parts.map(({name, sql}) => `${name} as (\n${indent(sql)}\n)`);
  return `with ${list.join(',\n')}\n${last}\n`;
}

function ratioPart(id: string): Part {
  return {
    name: 'per_subject',
    sql: `select n.${id}, n.variant, n.value as numerator, d.value as denominator
from numerator n
join denominator d on d.${id} = n.${id}`,
  };
}

function eventsPart({numerator, until}: PercentileMetric, subjects: Population): Part {
  const {table, column, events} = factOf(numerator.fact);
  const value = `${events.alias}.${column ?? events.record}`;
  const conditions = [...joinConditions(numerator, subjects, until), `${value} is not null`];
  return {
    name: 'events',
    sql: `select s.${subjects.id}, s.variant, ${value} as value
from ${subjects.name} s
join ${table} ${events.alias}
  on ${conditions.join('\n  and ')}`,
  };
}

function partsOf(metric: Metric, subjects: Population): Part[] {
  const {until} = metric;
  switch (metric.type) {
    case 'simple':
      return measureParts(metric.numerator, subjects, until, 'per_subject');
    case 'ratio':
      return [
        ...measureParts(metric.numerator, subjects, until, 'numerator'),
        ...measureParts(metric.denominator, subjects, until, 'denominator'),
        ratioPart(subjects.id),
      ];
    case 'percentile':
      return [eventsPart(metric, subjects)];
    case 'funnel':
      return funnelParts(metric, subjects);
  }
}

function variationColumns(metric: Metric, id: string): string[] {
  switch (metric.type) {
    case 'simple':
      return ['count(*) as subjects', 'sum(value) as total', 'avg(value) as per_subject'];
    case 'ratio':
      return [
        'count(*) as subjects',
        'sum(numerator) as numerator',
        'sum(denominator) as denominator',
        'sum(numerator) / nullif(sum(denominator), 0) as ratio',
      ];
    case 'percentile':
      return [
        `count(distinct ${id}) as subjects`,
        'count(*) as events',
        `quantile_disc(value, ${metric.percentile}) as percentile`,
      ];
    case 'funnel':
      return [
        'count(*) as assigned',
        ...metric.steps.map((_, index) => `sum(step_${index + 1}) as step_${index + 1}`),
      ];
  }
}

/** The query that computes a metric on the demo data, written for DuckDB. */
export function toSql(metric: Metric, grain: Grain): string {
  const subjects = population(metric);
  const {id} = subjects;
  const parts = [...subjects.parts, ...partsOf(metric, subjects)];
  const table = metric.type === 'percentile' ? 'events' : 'per_subject';
  if (grain === 'variation') {
    const columns = variationColumns(metric, id).join(',\n  ');
    const last = `select\n  variant,\n  ${columns}\nfrom ${table}\ngroup by variant\norder by variant`;
    return withParts(parts, last);
  }
  const values = `count(*) as events, string_agg(cast(value as varchar), ', ' order by value) as event_values`;
  const [columns, group] =
    metric.type === 'percentile'
      ? [`${id}, variant, ${values}`, `group by ${id}, variant\n`]
      : ['*', ''];
  return withParts(parts, `select ${columns}\nfrom ${table}\n${group}order by variant, ${id}`);
}
