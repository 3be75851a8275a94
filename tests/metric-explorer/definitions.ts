import {
  EVENT_TABLES,
  FACTS,
  factOf,
  type FactId,
} from '../../src/features/metric-explorer/engine/catalog.ts';
import type {
  Aggregation,
  Measure,
  Metric,
} from '../../src/features/metric-explorer/engine/metric.ts';
import {problems} from '../../src/features/metric-explorer/engine/problems.ts';
import {sequence} from '../support/sequence.ts';

/** A small generator of pseudo-random numbers, so that every run tests the same definitions. */
function dice(seed: number): <Item>(items: readonly Item[]) => Item {
  const random = sequence(seed);
  return (items) => items[Math.floor(random() * items.length)] as (typeof items)[number];
}

type Draw = ReturnType<typeof dice>;

const AGGREGATIONS: readonly Aggregation[] = [
  ...(['sum', 'count', 'count_distinct', 'distinct_entity', 'last_value'] as const),
  ...(['first_value', 'retention', 'conversion', 'threshold'] as const),
];

const UNITS = ['minutes', 'hours', 'days', 'calendar_days', 'weeks'] as const;

/** A measure with settings of all kinds, whether or not they go together. */
function anyMeasure(pick: Draw): Measure {
  const fact = pick(Object.keys(FACTS)) as FactId;
  const {events} = factOf(fact);
  const unit = pick(UNITS);
  const start = pick([0, 0, 1, 2]);
  return {
    fact,
    filter: pick([null, null, {is: pick([true, false]), value: pick(events.values)}]),
    aggregation: pick(AGGREGATIONS),
    days: pick([1, 2, 7, 10]),
    threshold: {
      of: pick(['sum', 'count']),
      operator: pick(['gt', 'gte']),
      value: pick([0, 1, 40, 50.5]),
      within: pick([
        null,
        {value: pick([1, 7, 100]), unit: pick(['minutes', 'hours', 'days', 'weeks'])},
      ]),
    },
    timeFrame: pick([null, {start, end: start + pick([1, 7, 300]), unit}]),
    agedOnly: pick([true, false, false]),
    winsorize: pick([
      null,
      null,
      {lower: pick([null, 0.1]), upper: 0.8},
      {lower: 0.05, upper: null},
    ]),
  };
}

function anyMetric(pick: Draw): Metric {
  const common: Pick<Metric, 'entity' | 'until' | 'hasEntryPoint'> = {
    entity: pick(['user', 'user', 'visitor', 'store'] as const),
    until: pick(['2025-03-10', '2025-03-14', '2025-03-21']),
    hasEntryPoint: pick([false, false, true]),
  };
  const numerator = anyMeasure(pick);
  const pages = () => pick(EVENT_TABLES.page_views.values);
  switch (pick(['simple', 'simple', 'simple', 'ratio', 'ratio', 'percentile', 'funnel'] as const)) {
    case 'simple':
      return {...common, type: 'simple', numerator};
    case 'ratio':
      return {...common, type: 'ratio', numerator, denominator: anyMeasure(pick)};
    case 'percentile':
      return {...common, type: 'percentile', numerator, percentile: pick([0.5, 0.75, 0.9, 0.95])};
    case 'funnel':
      return {
        ...common,
        type: 'funnel',
        steps: Array.from({length: pick([2, 3, 4])}, pages),
        window: pick([null, {from: pick(['assignment', 'first'] as const), days: pick([1, 2, 7])}]),
      };
  }
}

/** Different metrics that can be computed, the same in every run. */
export function someMetrics(count: number): Metric[] {
  const pick = dice(7);
  const found = new Map<string, Metric>();
  while (found.size < count) {
    const metric = anyMetric(pick);
    if (problems(metric).length === 0) found.set(JSON.stringify(metric), metric);
  }
  return [...found.values()];
}
