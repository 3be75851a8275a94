import type {DemoData} from '../../demoData.ts';
import type {RatioMetric} from '../../metric.ts';
import {ratioOf} from '../estimate.ts';
import {valuesOf} from '../measure.ts';
import type {Member} from '../population.ts';
import {column, total, type Shape} from './shape.ts';

/** A ratio metric: two values per subject, and one total by the other. */
export function ratioShape(data: DemoData, metric: RatioMetric, members: readonly Member[]): Shape {
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
