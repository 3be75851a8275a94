import {type DemoData, EVENT_TABLES, factOf} from '../catalog.ts';
import {type Measure, type Metric, windowOf} from '../metric.ts';
import {funnelJudgments} from './funnel.ts';
import type {Judgment} from './judge.ts';
import {judgments} from './measure.ts';
import {type Member, subjectsOf, type Subject} from './population.ts';
import {DAY, parseTime, timeAfter} from '../time.ts';
import type {Outcome} from './index.ts';

/** One side of a metric with the events of a subject; a funnel measures nothing of them. */
interface Side {
  side: string;
  measure: Measure | null;
  judged: readonly Judgment[];
}

function sidesOf(data: DemoData, metric: Metric, member: Member): Side[] {
  const sideOf = (side: string, measure: Measure): Side => ({
    side,
    measure,
    judged: judgments(data, metric, measure, member),
  });
  switch (metric.type) {
    case 'funnel':
      return [{side: '', measure: null, judged: funnelJudgments(data, metric, member)}];
    case 'ratio':
      return [sideOf('Numerator', metric.numerator), sideOf('Denominator', metric.denominator)];
    default:
      return [sideOf('', metric.numerator)];
  }
}

/** The events of one subject, and what the metric makes of each. */
export interface Timeline {
  subject: Subject;
  /** Set when the clock of the subject runs, even if it is left out for its age. */
  member: Member | undefined;
  /** The span is when events can count. */
  sides: readonly (Side & {noun: string; span: {from: number; to: number}})[];
  until: number;
}

function spanOf(metric: Metric, {measure, judged}: Side, clock: number) {
  const until = parseTime(metric.until);
  if (metric.type === 'funnel') {
    const first = judged.find(({counts}) => counts)?.event.time ?? clock;
    const start = metric.window?.from === 'first' ? first : clock;
    const to = metric.window ? Math.min(until, start + metric.window.days * DAY) : until;
    return {from: clock, to};
  }
  if (metric.type === 'percentile' || !measure) return {from: clock, to: until};
  const {from, to} = windowOf(measure);
  return {
    from: from ? timeAfter(clock, from) : clock,
    to: to ? Math.min(until, timeAfter(clock, to)) : until,
  };
}

/** The timeline of a subject: every event of the metric's tables, and why it counts or does not. */
export function timelineOf(data: DemoData, metric: Metric, outcome: Outcome, id: string): Timeline {
  const until = parseTime(metric.until);
  const subject = outcome.subjects.find((each) => each.id === id)!;
  const member = subjectsOf(data, metric).find((each) => each.isIn && each.id === id);
  if (!member?.isIn) return {subject, member: undefined, sides: [], until};
  const sides = sidesOf(data, metric, member).map((side) => ({
    ...side,
    noun: (side.measure ? factOf(side.measure.fact).events : EVENT_TABLES.page_views).noun,
    span: spanOf(metric, side, member.clock),
  }));
  return {subject, member, sides, until};
}
