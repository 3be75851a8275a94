import type {DemoData} from '../catalog.ts';
import type {FunnelMetric} from '../metric.ts';
import {DAY, formatAge, formatTime} from '../time.ts';
import {eventsOf, type DemoEvent, outsidePeriod, type Judgment} from './judge.ts';
import type {Member} from './population.ts';

interface Progress {
  /** When each step was reached in order, whether or not within the window. */
  reachedAt: number[];
  /** End of the window; undefined while there is none, or before it starts. */
  end: number | undefined;
}

function endOf({window}: FunnelMetric, clock: number, first: number | undefined) {
  const start = window?.from === 'first' ? first : clock;
  return window && start !== undefined ? start + window.days * DAY : undefined;
}

function notNext({steps}: FunnelMetric, {property}: DemoEvent, reached: number): string {
  const step = steps.indexOf(property);
  if (step === -1) return 'no step of the funnel: what happens in between does not matter';
  return step < reached
    ? `step ${step + 1} again, which counts once`
    : `step ${step + 1} out of order: step ${reached + 1}, ${steps[reached]}, comes first`;
}

function judgeStep(
  metric: FunnelMetric,
  clock: number,
  event: DemoEvent,
  progress: Progress,
): Judgment {
  const {steps} = metric;
  const {reachedAt} = progress;
  const outside = outsidePeriod(metric, clock, event.time);
  if (outside !== undefined) return {event, counts: false, why: outside};
  const next = reachedAt.length;
  const isLater = next === 0 || event.time > (reachedAt[next - 1] ?? 0);
  if (event.property !== steps[next] || !isLater) {
    return {event, counts: false, why: notNext(metric, event, next)};
  }
  reachedAt.push(event.time);
  progress.end = endOf(metric, clock, reachedAt[0]);
  const step = `step ${next + 1}, ${event.property}`;
  return progress.end !== undefined && event.time >= progress.end
    ? {event, counts: false, why: `${step}, after the window ended at ${formatTime(progress.end)}`}
    : {event, counts: true, why: `${step}: ${formatAge(event.time - clock)} after the start`};
}

/** Every page view of a subject, judged in order. */
export function funnelJudgments(
  data: DemoData,
  metric: FunnelMetric,
  {id, clock}: Member,
): Judgment[] {
  const progress: Progress = {reachedAt: [], end: undefined};
  return eventsOf(data, 'page_views', metric.entity, id).map((event) =>
    judgeStep(metric, clock, event, progress),
  );
}

/** 1 for each step that was reached in order and in time, else 0. */
export function stepsReached(metric: FunnelMetric, judged: readonly Judgment[]): number[] {
  const reached = judged.filter(({counts}) => counts).length;
  return metric.steps.map((_, index) => (index < reached ? 1 : 0));
}
