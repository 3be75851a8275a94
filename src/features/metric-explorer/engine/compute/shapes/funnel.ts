import type {DemoData} from '../../demoData.ts';
import type {FunnelMetric} from '../../metric.ts';
import {meanOf} from '../estimate.ts';
import {funnelJudgments, stepsReached} from '../funnel.ts';
import type {Member} from '../population.ts';
import {column, total, type Shape} from './shape.ts';

/** A funnel metric: which steps a subject reached; the last one is the metric. */
export function funnelShape(
  data: DemoData,
  metric: FunnelMetric,
  members: readonly Member[],
): Shape {
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
