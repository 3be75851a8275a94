import type {DemoData} from '../demoData.ts';
import type {Metric} from '../metric.ts';
import {funnelJudgments} from './funnel.ts';
import type {Judgment} from './judge.ts';
import {judgments} from './measure.ts';
import type {Member} from './population.ts';

/** Every event of a member, judged, for each side of the metric. */
export function judgedEvents(
  data: DemoData,
  metric: Metric,
  member: Member,
): {side: string; judged: Judgment[]}[] {
  switch (metric.type) {
    case 'funnel':
      return [{side: '', judged: funnelJudgments(data, metric, member)}];
    case 'ratio':
      return [
        {side: 'Numerator', judged: judgments(data, metric, metric.numerator, member)},
        {side: 'Denominator', judged: judgments(data, metric, metric.denominator, member)},
      ];
    default:
      return [{side: '', judged: judgments(data, metric, metric.numerator, member)}];
  }
}
