import type {Fields} from '../../calculators/kit/fields.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {EVENT_TABLES, FACTS, type EventTableId, type FactId} from '../engine/catalog.ts';
import {KINDS} from '../engine/combinations/settings.ts';

type Condition = (raw: Raw) => boolean;

/** Name of a field of a side in addresses: `days`, or `belowDays` of the denominator. */
export function fieldName(side: 'numerator' | 'denominator', name: string): string {
  return side === 'numerator' ? name : `below${name[0]?.toUpperCase()}${name.slice(1)}`;
}

const FACT_NAMES = Object.fromEntries(Object.entries(FACTS).map(([id, {label}]) => [id, label]));

const AGGREGATION_NAMES = Object.fromEntries(
  Object.entries(KINDS).filter(([kind]) => kind !== 'percentile' && kind !== 'funnel'),
);

const UNITS = {
  minutes: 'minutes',
  hours: 'hours',
  days: 'days',
  calendar_days: 'calendar days',
  weeks: 'weeks',
};

const LIMIT_UNITS = {
  none: 'any time',
  minutes: 'within minutes',
  hours: 'within hours',
  days: 'within days',
  weeks: 'within weeks',
};

const PERCENTILE = {unit: '%', min: 0, max: 100, shareBelow: 1} as const;

function filterOptions(table: EventTableId): Record<string, string> {
  const {property, values} = EVENT_TABLES[table];
  return Object.fromEntries([
    ['any', 'all events'],
    ...values.map((value) => [`is:${value}`, `${property} is ${value}`]),
    ...values.map((value) => [`not:${value}`, `${property} is not ${value}`]),
  ]) as Record<string, string>;
}

/** The fields of a side by their names without a prefix, each shown under a condition. */
function fieldsOf(read: (raw: Raw, name: string) => string, isShown: Condition): Fields {
  const when = (...conditions: Condition[]): {when: Condition} => ({
    when: (raw) => isShown(raw) && conditions.every((condition) => condition(raw)),
  });
  const has =
    (name: string, ...values: string[]): Condition =>
    (raw) =>
      values.includes(read(raw, name));
  const isAggregated: Condition = ({type}) => type !== 'percentile';
  const isThreshold: Condition = (raw) => isAggregated(raw) && has('aggregation', 'threshold')(raw);
  const isTimed: Condition = (raw) =>
    isAggregated(raw) && has('aggregation', 'retention', 'conversion')(raw);
  const hasFrame = has('timeFrame', ...Object.keys(UNITS));
  const filters = Object.keys(EVENT_TABLES).map((table) => [
    `filter_${table}`,
    {
      label: 'Metric property',
      initial: 'any',
      options: filterOptions(table as EventTableId),
      ...when((raw) => FACTS[read(raw, 'fact') as FactId].table === table),
    },
  ]);
  return {
    fact: {label: 'Fact', initial: 'gross_amount', options: FACT_NAMES, ...when()},
    ...(Object.fromEntries(filters) as Fields),
    aggregation: {
      label: 'Aggregation',
      initial: 'sum',
      options: AGGREGATION_NAMES,
      ...when(isAggregated),
    },
    days: {label: 'X, in days', initial: '7', whole: true, min: 1, max: 60, ...when(isTimed)},
    thresholdOf: {
      label: 'Threshold of',
      initial: 'sum',
      options: {sum: 'Sum', count: 'Count'},
      ...when(isThreshold),
    },
    operator: {
      label: 'Comparison',
      initial: 'gt',
      options: {gt: 'above', gte: 'at or above'},
      ...when(isThreshold),
    },
    breach: {label: 'Value', initial: '40', min: 0, max: 1e6, ...when(isThreshold)},
    limit: {label: 'Time limit', initial: 'days', options: LIMIT_UNITS, ...when(isThreshold)},
    limitValue: {
      label: 'Limit',
      initial: '7',
      whole: true,
      min: 1,
      max: 10_000,
      ...when(isThreshold, (raw) => read(raw, 'limit') !== 'none'),
    },
    timeFrame: {
      label: 'Time frame',
      initial: 'none',
      options: {none: 'none', ...UNITS},
      ...when(),
    },
    start: {label: 'Start', initial: '0', whole: true, min: 0, max: 10_000, ...when(hasFrame)},
    end: {
      label: 'Until, excluded',
      initial: '7',
      whole: true,
      min: 1,
      max: 10_000,
      ...when(hasFrame),
    },
    agedOnly: {
      label: 'Aged subjects only',
      initial: 'no',
      options: {no: 'no', yes: 'yes'},
      ...when(isAggregated),
    },
    winsorize: {
      label: 'Outlier handling',
      initial: 'none',
      options: {
        none: 'none',
        upper: 'cap at the top',
        lower: 'cap at the bottom',
        both: 'cap both',
      },
      ...when(),
    },
    lower: {
      label: 'Lower bound percentile',
      initial: '10',
      ...PERCENTILE,
      ...when(has('winsorize', 'lower', 'both')),
    },
    upper: {
      label: 'Upper bound percentile',
      initial: '80',
      ...PERCENTILE,
      ...when(has('winsorize', 'upper', 'both')),
    },
  };
}

/** The fields of one side of a metric. */
export function sideFields(
  side: 'numerator' | 'denominator',
  group: string,
  isShown: Condition,
): Fields {
  const fields = fieldsOf((raw, name) => raw[fieldName(side, name)] ?? '', isShown);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [fieldName(side, name), {...field, group}]),
  );
}
