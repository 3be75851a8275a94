import type {DemoData} from '../../demoData.ts';
import type {Metric} from '../../metric.ts';
import type {Member} from '../population.ts';
import {funnelShape} from './funnel.ts';
import {percentileShape} from './percentile.ts';
import {ratioShape} from './ratio.ts';
import type {Shape} from './shape.ts';
import {simpleShape} from './simple.ts';

/** What the members of an experiment come to, by the type of the metric. */
export function shapeOf(data: DemoData, metric: Metric, members: readonly Member[]): Shape {
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
