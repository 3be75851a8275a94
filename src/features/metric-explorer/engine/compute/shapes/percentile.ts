import {factOf} from '../../catalog.ts';
import type {DemoData} from '../../demoData.ts';
import type {PercentileMetric} from '../../metric.ts';
import {percentileOf} from '../estimate.ts';
import {judgments} from '../measure.ts';
import type {Member} from '../population.ts';
import type {Shape} from './shape.ts';

/** A percentile metric: the values of all events of a subject, pooled. */
export function percentileShape(
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
