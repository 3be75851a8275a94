import {ENTITIES, EVENT_TABLES, factOf} from './catalog.ts';
import {KINDS, type Kind, combination, type SettingId} from './combinations/settings.ts';
import {type FunnelMetric, type Measure, type Metric, requiredAge} from './metric.ts';
import {formatDuration, lengthOf} from './time.ts';

export interface Problem {
  side: 'numerator' | 'denominator' | 'metric';
  setting: 'fact' | 'aggregation' | 'timeFrame' | 'agedOnly' | 'winsorize' | 'entity' | 'steps';
  message: string;
}

type Found = Omit<Problem, 'side'>;

const foundIf = (isWrong: unknown, setting: Problem['setting'], message: string): Found[] =>
  isWrong ? [{setting, message}] : [];

function refuse(kind: Kind, setting: SettingId & Problem['setting'], isSet: boolean): Found[] {
  const {word, why} = combination(setting, kind);
  const name = KINDS[kind];
  if (!isSet || word === 'yes' || word === 'YAML' || word === 'always') return [];
  const message =
    word === 'no'
      ? `${name} cannot have this. ${why}`
      : `Whether ${name} can have this is not documented, so it is not computed here.`;
  return [{setting, message}];
}

function combinationProblems(kind: Kind, measure: Measure): Found[] {
  const {timeFrame, agedOnly, winsorize} = measure;
  const isWithoutFrame = agedOnly && !timeFrame && kind !== 'conversion';
  return [
    ...refuse(kind, 'timeFrame', timeFrame !== null),
    ...refuse(kind, 'winsorize', winsorize !== null),
    ...refuse(kind, 'agedOnly', agedOnly),
    ...foundIf(
      isWithoutFrame && combination('agedOnly', kind).word === 'yes',
      'agedOnly',
      'Choose a time frame: its end is the age to reach.',
    ),
  ];
}

const NEEDS_NUMBER = new Set<Kind>(['sum', 'last_value', 'first_value', 'percentile']);

function factProblems(kind: Kind, {fact, threshold}: Measure): Found[] {
  const {column, isNumber, label} = factOf(fact);
  const addsUp = kind === 'threshold' && threshold.of === 'sum';
  const name = addsUp ? 'A threshold on a sum' : KINDS[kind];
  if ((NEEDS_NUMBER.has(kind) || addsUp) && !isNumber) {
    const what = column === null ? 'has no value' : 'is text';
    return [{setting: 'fact', message: `${name} needs a number, and ${label} ${what}.`}];
  }
  return kind === 'count_distinct' && column === null
    ? [{setting: 'fact', message: `Count Distinct needs values to compare, and ${label} has none.`}]
    : [];
}

function retentionProblems({aggregation, days, timeFrame}: Measure): Found[] {
  if (aggregation !== 'retention' || !timeFrame) return [];
  const {start, end, unit} = timeFrame;
  const isOver = lengthOf({value: end, unit}) <= lengthOf({value: days, unit: 'days'});
  return start > 0
    ? foundIf(true, 'timeFrame', `Retention begins at its ${days} days: leave the start at 0.`)
    : foundIf(isOver, 'timeFrame', `Nothing can count: it ends before day ${days} has passed.`);
}

function measureProblems(
  metric: Metric,
  measure: Measure,
  kind: Kind = measure.aggregation,
): Found[] {
  const {entities, noun} = factOf(measure.fact).events;
  const {timeFrame, winsorize} = measure;
  const {id, label} = ENTITIES[metric.entity];
  const noEntity = `The table of this fact has no ${id}, so no ${noun} belongs to a ${label.toLowerCase()}.`;
  const isCrossed = winsorize && (winsorize.lower ?? 0) > (winsorize.upper ?? 1);
  return [
    ...foundIf(!entities.includes(metric.entity), 'fact', noEntity),
    ...factProblems(kind, measure),
    ...combinationProblems(kind, measure),
    ...foundIf(
      timeFrame && timeFrame.end <= timeFrame.start,
      'timeFrame',
      'The time frame must end after it starts.',
    ),
    ...retentionProblems(measure),
    ...foundIf(isCrossed, 'winsorize', 'The lower percentile is above the upper one.'),
  ];
}

function ratioProblems(numerator: Measure, denominator: Measure): Found[] {
  const {word, why} = combination('denominator', denominator.aggregation);
  if (word === 'no') return [{setting: 'aggregation', message: why ?? ''}];
  const ages = [numerator, denominator].map((measure) => {
    const age = requiredAge(measure);
    return age ? formatDuration(age) : 'any age';
  });
  return foundIf(
    ages[0] !== ages[1],
    'agedOnly',
    `The numerator counts subjects of ${ages[0]}, the denominator of ${ages[1]}. What becomes of the others is not documented, so it is not computed here.`,
  );
}

function funnelProblems({steps, entity}: FunnelMetric): Found[] {
  const entities: readonly string[] = EVENT_TABLES.page_views.entities;
  if (!entities.includes(entity)) {
    return [{setting: 'entity', message: 'Page views have no store_id, so a store has no steps.'}];
  }
  return foundIf(steps.length < 2, 'steps', 'A funnel needs two steps or more.');
}

function sidesOf(metric: Metric): [Problem['side'], Found[]][] {
  switch (metric.type) {
    case 'simple':
      return [['numerator', measureProblems(metric, metric.numerator)]];
    case 'percentile':
      return [['numerator', measureProblems(metric, metric.numerator, 'percentile')]];
    case 'ratio': {
      const {numerator, denominator} = metric;
      return [
        ['numerator', measureProblems(metric, numerator)],
        ['denominator', measureProblems(metric, denominator)],
        ['denominator', ratioProblems(numerator, denominator)],
      ];
    }
    case 'funnel':
      return [['metric', funnelProblems(metric)]];
  }
}

/** What of a metric does not go together, and why; empty when it can be computed. */
export function problems(metric: Metric): Problem[] {
  const entryPoint = foundIf(
    metric.hasEntryPoint && metric.entity === 'store',
    'entity',
    'Page views have no store_id, so a store cannot reach the entry point.',
  );
  const sides: [Problem['side'], Found[]][] = [['metric', entryPoint], ...sidesOf(metric)];
  return sides.flatMap(([side, found]) => found.map((problem) => ({side, ...problem})));
}
