import type {Computable, Fields} from '../calculators/kit/fields.ts';
import type {Raw} from '../calculators/kit/types.ts';
import {StatisticsInputError} from '../statistics/validate.ts';
import {compute, type Outcome} from './engine/compute/index.ts';
import {timelineOf, type Timeline} from './engine/compute/timeline.ts';
import type {DemoData} from './engine/catalog.ts';
import type {Metric} from './engine/metric.ts';
import {problems, type Problem} from './engine/problems.ts';
import {toSql} from './engine/sql/index.ts';
import {metricFields, subjectField, subjectFields} from './form/fields.ts';
import {readMetric, type FormValues} from './form/readMetric.ts';
import {fieldName} from './form/sideFields.ts';

export interface Exploration {
  metric: Metric;
  outcome: Outcome;
  timeline: Timeline;
  /** A row per variation, and a row per subject. */
  sql: {variation: string; subject: string};
}

function fieldOf({side, setting}: Problem): string {
  if (setting === 'steps') return 'step2';
  return side === 'metric' ? setting : fieldName(side, setting);
}

function explore(data: DemoData, values: FormValues): Exploration {
  const metric = readMetric(values);
  const [problem] = problems(metric);
  if (problem) throw new StatisticsInputError(fieldOf(problem), problem.message);
  const outcome = compute(data, metric);
  return {
    metric,
    outcome,
    timeline: timelineOf(data, metric, outcome, String(values[subjectField(metric.entity)])),
    sql: {variation: toSql(metric, 'variation'), subject: toSql(metric, 'subject')},
  };
}

function startingWith(fields: Fields, start: Raw): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      {...field, initial: start[name] ?? field.initial},
    ]),
  );
}

/** The form of an explorer that begins with some fields, and what is computed from it. */
export function defineExplorer(data: DemoData, start: Raw) {
  const forms = {
    metric: startingWith(metricFields, start),
    subject: startingWith(subjectFields(data), start),
  };
  const definition: Computable<Fields, Exploration> & {prefix: string} = {
    prefix: 'metric',
    fallback: 'type',
    fields: {...forms.metric, ...forms.subject},
    compute: (values) => explore(data, values),
  };
  return {forms, definition};
}
