import {choiceField, type Fields} from '../../calculators/kit/fields.ts';
import type {Raw} from '../../calculators/kit/types.ts';
import {EVENT_TABLES, FACTS, type FactId} from '../engine/catalog.ts';
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
const COUNT = {whole: true, min: 1, max: 10_000} as const;

/** The fields of a side by their names without a prefix, each shown under a condition. */
function fieldsOf(read: (raw: Raw, name: string) => string): Fields {
  const has =
    (name: string, ...values: string[]): Condition =>
    (raw) =>
      values.includes(read(raw, name));
  const isAggregated: Condition = ({type}) => type !== 'percentile';
  const isAny =
    (...aggregations: string[]): Condition =>
    (raw) =>
      isAggregated(raw) && has('aggregation', ...aggregations)(raw);
  const isThreshold = isAny('threshold');
  const isTimed = isAny('retention', 'conversion');
  const hasFrame = has('timeFrame', ...Object.keys(UNITS));
  const isLimited: Condition = (raw) => isThreshold(raw) && read(raw, 'limit') !== 'none';
  const filters = Object.entries(EVENT_TABLES).map(([table, {property, values}]) => [
    `filter_${table}`,
    choiceField(
      'Metric property',
      {
        any: 'all events',
        ...Object.fromEntries(values.map((value) => [`is:${value}`, `${property} is ${value}`])),
        ...Object.fromEntries(
          values.map((value) => [`not:${value}`, `${property} is not ${value}`]),
        ),
      },
      {when: (raw) => FACTS[read(raw, 'fact') as FactId].table === table},
    ),
  ]);
  return {
    fact: choiceField('Fact', FACT_NAMES, {initial: 'gross_amount'}),
    ...(Object.fromEntries(filters) as Fields),
    aggregation: choiceField('Aggregation', AGGREGATION_NAMES, {when: isAggregated}),
    days: {label: 'X, in days', initial: '7', whole: true, min: 1, max: 60, when: isTimed},
    thresholdOf: choiceField('Threshold of', {sum: 'Sum', count: 'Count'}, {when: isThreshold}),
    operator: choiceField('Comparison', {gt: 'above', gte: 'at or above'}, {when: isThreshold}),
    breach: {label: 'Value', initial: '40', min: 0, max: 1e6, when: isThreshold},
    limit: choiceField('Time limit', LIMIT_UNITS, {initial: 'days', when: isThreshold}),
    limitValue: {label: 'Limit', initial: '7', ...COUNT, when: isLimited},
    timeFrame: choiceField('Time frame', {none: 'none', ...UNITS}),
    start: {label: 'Start', initial: '0', ...COUNT, min: 0, when: hasFrame},
    end: {label: 'Until, excluded', initial: '7', ...COUNT, when: hasFrame},
    agedOnly: choiceField('Aged subjects only', {no: 'no', yes: 'yes'}, {when: isAggregated}),
    winsorize: choiceField('Outlier handling', {
      none: 'none',
      upper: 'cap at the top',
      lower: 'cap at the bottom',
      both: 'cap both',
    }),
    lower: {
      label: 'Lower bound percentile',
      initial: '10',
      ...PERCENTILE,
      when: has('winsorize', 'lower', 'both'),
    },
    upper: {
      label: 'Upper bound percentile',
      initial: '80',
      ...PERCENTILE,
      when: has('winsorize', 'upper', 'both'),
    },
  };
}

export function sideFields(
  side: 'numerator' | 'denominator',
  group: string,
  isShown: Condition,
): Fields {
  const fields = fieldsOf((raw, name) => raw[fieldName(side, name)] ?? '');
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const when: Condition = (raw) => isShown(raw) && (field.when?.(raw) ?? true);
      return [fieldName(side, name), {...field, group, when}];
    }),
  );
}
