import {FACTS, type EntityId, type FactId} from '../engine/catalog.ts';
import type {Aggregation, Duration, FunnelMetric, Measure, Metric} from '../engine/metric.ts';
import {fieldName} from './sideFields.ts';

/** What the fields of the form hold; a number that is not shown is NaN. */
export type FormValues = Readonly<Record<string, string | number>>;

type Side = 'numerator' | 'denominator';

function readFilter(text: string): Measure['filter'] {
  const [, kind, value = ''] = /^(is|not):(.+)$/.exec(text) ?? [];
  return kind ? {is: kind === 'is', value} : null;
}

function percentileOr(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function readMeasure(values: FormValues, side: Side): Measure {
  const text = (name: string) => String(values[fieldName(side, name)]);
  const number = (name: string) => Number(values[fieldName(side, name)]);
  const fact = text('fact') as FactId;
  /** A unit that is chosen; a field that is not shown is NaN. */
  const unitOf = (name: string) =>
    ['none', 'NaN'].includes(text(name)) ? null : (text(name) as Duration['unit']);
  const [unit, limitUnit] = [unitOf('timeFrame'), unitOf('limit')];
  const cap = text('winsorize');
  return {
    fact,
    filter: readFilter(text(`filter_${FACTS[fact].table}`)),
    aggregation: text('aggregation') as Aggregation,
    days: number('days'),
    threshold: {
      of: text('thresholdOf') as 'sum' | 'count',
      operator: text('operator') as 'gt' | 'gte',
      value: number('breach'),
      within: limitUnit && {value: number('limitValue'), unit: limitUnit},
    },
    timeFrame: unit && {start: number('start'), end: number('end'), unit},
    agedOnly: text('agedOnly') === 'yes',
    winsorize:
      cap === 'none'
        ? null
        : {lower: percentileOr(number('lower')), upper: percentileOr(number('upper'))},
  };
}

function readFunnel(values: FormValues): Pick<FunnelMetric, 'steps' | 'window'> {
  const {window} = values;
  return {
    steps: [1, 2, 3, 4]
      .map((step) => String(values[`step${step}`]))
      .filter((page) => page !== 'none'),
    window:
      window === 'assignment' || window === 'first'
        ? {from: window, days: Number(values.windowDays)}
        : null,
  };
}

export function readMetric(values: FormValues): Metric {
  const common = {
    entity: values.entity as EntityId,
    until: String(values.until),
    hasEntryPoint: values.clock === 'entry',
  };
  const type = values.type as Metric['type'];
  if (type === 'funnel') return {...common, type, ...readFunnel(values)};
  const numerator = readMeasure(values, 'numerator');
  switch (type) {
    case 'ratio':
      return {...common, type, numerator, denominator: readMeasure(values, 'denominator')};
    case 'percentile':
      return {...common, type, numerator, percentile: Number(values.percentile)};
    default:
      return {...common, type, numerator};
  }
}
