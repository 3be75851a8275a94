import type {DemoData} from '../../demoData.ts';
import type {SimpleMetric} from '../../metric.ts';
import {meanOf} from '../estimate.ts';
import {valuesOf} from '../measure.ts';
import type {Member} from '../population.ts';
import {column, total, type Shape} from './shape.ts';

/** A simple metric: one value per subject, and their mean. */
export function simpleShape(
  data: DemoData,
  metric: SimpleMetric,
  members: readonly Member[],
): Shape {
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
