import {type Estimate, meanOf, percentileOf, ratioOf, compare, type Comparison} from './compare.ts';
import {type DemoData, factOf} from '../catalog.ts';
import type {FunnelMetric, PercentileMetric, SimpleMetric, Metric, RatioMetric} from '../metric.ts';
import {funnelJudgments, stepsReached} from './funnel.ts';
import {type Member, subjectsOf, type Subject} from './population.ts';
import {judgments, valuesOf, onlyAged} from './measure.ts';

/** The values of one subject; a list holds those of its events. */
type Cells = (number | number[])[];

interface Summary {
  cells: (number | null)[];
  estimate: Estimate;
}

/** What differs between the types of metrics: the tables, and how a variation is summed up. */
interface Shape {
  subjectColumns: string[];
  cells: Cells[];
  variationColumns: string[];
  summarize: (cells: Cells[]) => Summary;
  limits?: {lower: number | null; upper: number | null};
}

function column(cells: readonly Cells[], index: number): number[] {
  return cells.map((row) => row[index] as number);
}

/** The sum, as SQL has it: nothing for no rows. */
function total(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** A funnel metric: which steps a subject reached; the last one is the metric. */
function funnelShape(data: DemoData, metric: FunnelMetric, members: readonly Member[]): Shape {
  const names = metric.steps.map((_, index) => `step_${index + 1}`);
  return {
    subjectColumns: names,
    cells: members.map((member) => stepsReached(metric, funnelJudgments(data, metric, member))),
    variationColumns: ['assigned', ...names],
    summarize: (cells) => {
      const survivors = names.map((_, index) => total(column(cells, index)));
      const estimate = meanOf(column(cells, names.length - 1));
      return {cells: [cells.length, ...survivors], estimate};
    },
  };
}

/** A percentile metric: the values of all events of a subject, pooled. */
function percentileShape(
  data: DemoData,
  metric: PercentileMetric,
  members: readonly Member[],
): Shape {
  const {column: name} = factOf(metric.numerator.fact);
  const lists = members.map((member) =>
    judgments(data, metric, metric.numerator, member)
      .filter(({counts}) => counts)
      .map(({event}) => Number(event.row[name ?? '']))
      .sort((a, b) => a - b),
  );
  return {
    subjectColumns: ['events', 'event_values'],
    cells: lists.map((values) => [values.length, values]),
    variationColumns: ['subjects', 'events', 'percentile'],
    summarize: (cells) => {
      const clusters = cells.map((row) => row[1] as number[]).filter(({length}) => length > 0);
      const estimate = percentileOf(clusters, metric.percentile);
      return {cells: [clusters.length, clusters.flat().length, estimate.value], estimate};
    },
  };
}

function simpleShape(data: DemoData, metric: SimpleMetric, members: readonly Member[]): Shape {
  const {raw, values, limits} = valuesOf(data, metric, metric.numerator, members);
  const isCapped = metric.numerator.winsorize !== null;
  return {
    subjectColumns: isCapped ? ['uncapped', 'value'] : ['value'],
    cells: values.map((value, index) => (isCapped ? [raw[index] ?? 0, value] : [value])),
    variationColumns: ['subjects', 'total', 'per_subject'],
    summarize: (cells) => {
      const own = column(cells, isCapped ? 1 : 0);
      const estimate = meanOf(own);
      return {cells: [own.length, total(own), estimate.value], estimate};
    },
    limits,
  };
}

function ratioShape(data: DemoData, metric: RatioMetric, members: readonly Member[]): Shape {
  const above = valuesOf(data, metric, metric.numerator, members).values;
  const below = valuesOf(data, metric, metric.denominator, members).values;
  return {
    subjectColumns: ['numerator', 'denominator'],
    cells: above.map((value, index) => [value, below[index] ?? 0]),
    variationColumns: ['subjects', 'numerator', 'denominator', 'ratio'],
    summarize: (cells) => {
      const [y, z] = [column(cells, 0), column(cells, 1)];
      const estimate = ratioOf(y, z);
      return {cells: [y.length, total(y), total(z), estimate.value], estimate};
    },
  };
}

function shapeOf(data: DemoData, metric: Metric, members: readonly Member[]): Shape {
  switch (metric.type) {
    case 'simple':
      return simpleShape(data, metric, members);
    case 'ratio':
      return ratioShape(data, metric, members);
    case 'percentile':
      return percentileShape(data, metric, members);
    case 'funnel':
      return funnelShape(data, metric, members);
  }
}

/** A metric on the demo data: the same tables that its SQL returns, and the comparison. */
export interface Outcome extends Pick<Shape, 'subjectColumns' | 'variationColumns' | 'limits'> {
  /** Everybody, with the reason why some are left out. */
  subjects: readonly Subject[];
  rows: readonly {id: string; variant: string; cells: Cells}[];
  variations: readonly (Summary & {variant: string})[];
  comparison: Comparison;
}

function agedSubjects(data: DemoData, metric: Metric): Subject[] {
  const everybody = subjectsOf(data, metric);
  return metric.type === 'simple' || metric.type === 'ratio'
    ? everybody.map((subject) => onlyAged(metric, metric.numerator, subject))
    : everybody;
}

export function compute(data: DemoData, metric: Metric): Outcome {
  const subjects = agedSubjects(data, metric);
  const members = subjects.filter((subject) => subject.isIn);
  const {cells, summarize, ...shape} = shapeOf(data, metric, members);
  const rows = members.map(({id, variant}, index) => ({id, variant, cells: cells[index] ?? []}));
  const variations = ['control', 'treatment'].map((variant) => ({
    variant,
    ...summarize(rows.filter((row) => row.variant === variant).map((row) => row.cells)),
  }));
  const [control, treatment] = variations.map(({estimate}) => estimate) as [Estimate, Estimate];
  return {...shape, subjects, rows, variations, comparison: compare(control, treatment)};
}
