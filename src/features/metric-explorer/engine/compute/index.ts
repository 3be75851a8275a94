import type {DemoData} from '../demoData.ts';
import type {Metric} from '../metric.ts';
import {compare, type Comparison} from './compare.ts';
import type {Estimate} from './estimate.ts';
import {onlyAged} from './measure.ts';
import {subjectsOf, type Subject} from './population.ts';
import {shapeOf} from './shapes/index.ts';
import type {Cells, Shape, Summary} from './shapes/shape.ts';

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
