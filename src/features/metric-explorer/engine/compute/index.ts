import type {DemoData} from '../demoData.ts';
import type {Metric, RatioMetric} from '../metric.ts';
import {compare, type Comparison} from './compare.ts';
import {type Estimate, ratioOf} from './estimate.ts';
import {onlyAged, valuesOf} from './measure.ts';
import {subjectsOf, type Subject, type Member} from './population.ts';
import {type Cells, type Shape, type Summary, column, total} from './shapes/shape.ts';
import {funnelShape} from './shapes/funnel.ts';
import {percentileShape} from './shapes/percentile.ts';
import {simpleShape} from './shapes/simple.ts';

/** A ratio metric: two values per subject, and one total by the other. */
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

/** What the members of an experiment come to, by the type of the metric. */
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

/** Computes a metric on the demo data. */
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
