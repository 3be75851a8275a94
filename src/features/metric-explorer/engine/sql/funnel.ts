import type {FunnelMetric} from '../metric.ts';
import type {Part, Population} from './subjects.ts';

function firstStep(page: string, {name, id, clock}: Population, until: string): Part {
  return {
    name: 'step_1',
    sql: `select s.${id}, s.variant, s.${clock}, min(v.viewed_at) as step_1_at
from ${name} s
left join page_views v
  on v.${id} = s.${id}
  and v.page_name = '${page}'
  and v.viewed_at >= s.${clock}
  and v.viewed_at < timestamp '${until}'
group by s.${id}, s.variant, s.${clock}`,
  };
}

function nextStep(page: string, step: number, {id, clock}: Population, until: string): Part {
  const earlier = Array.from({length: step - 1}, (_, index) => `s.step_${index + 1}_at`);
  const columns = [`s.${id}`, 's.variant', `s.${clock}`, ...earlier].join(', ');
  return {
    name: `step_${step}`,
    sql: `select ${columns}, min(v.viewed_at) as step_${step}_at
from step_${step - 1} s
left join page_views v
  on v.${id} = s.${id}
  and v.page_name = '${page}'
  and v.viewed_at > s.step_${step - 1}_at
  and v.viewed_at < timestamp '${until}'
group by ${columns}`,
  };
}

/** The parts of a query that say for each subject which steps it reached in order. */
export function funnelParts({steps, window, until}: FunnelMetric, subjects: Population): Part[] {
  const start = window?.from === 'first' ? 'step_1_at' : subjects.clock;
  const reached = steps.map((_, index) => {
    const at = `step_${index + 1}_at`;
    const isReached = window
      ? `${at} < ${start} + interval ${window.days} day`
      : `${at} is not null`;
    return `  case when ${isReached} then 1 else 0 end as step_${index + 1}`;
  });
  return [
    ...steps.map((page, index) =>
      index === 0 ? firstStep(page, subjects, until) : nextStep(page, index + 1, subjects, until),
    ),
    {
      name: 'per_subject',
      sql: `select\n  ${subjects.id},\n  variant,\n${reached.join(',\n')}\nfrom step_${steps.length}`,
    },
  ];
}
