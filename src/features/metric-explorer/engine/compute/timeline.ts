import type {DemoData} from '../demoData.ts';
import {type Metric, windowOf} from '../metric.ts';
import {funnelJudgments} from './funnel.ts';
import type {Judgment} from './judge.ts';
import {judgments} from './measure.ts';
import {type Member, subjectsOf, type Subject} from './population.ts';
import {EVENT_TABLES, factOf} from '../catalog.ts';
import {DAY, parseTime, timeAfter} from '../time.ts';
import type {Outcome} from './index.ts';

/** Every event of a member, judged, for each side of the metric. */
function judgedEvents(
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

/** When events can count, for the side of a metric. */
interface Span {
  from: number;
  to: number;
}

/** The events of one subject, and what the metric makes of each. */
export interface Timeline {
  subject: Subject;
  /** Set when the clock of the subject runs, even if it is left out for its age. */
  member: Member | undefined;
  sides: readonly {side: string; noun: string; span: Span; judged: readonly Judgment[]}[];
  until: number;
}

function spanOf(metric: Metric, index: number, clock: number, judged: readonly Judgment[]): Span {
  const until = parseTime(metric.until);
  if (metric.type === 'percentile') return {from: clock, to: until};
  if (metric.type === 'funnel') {
    const first = judged.find(({counts}) => counts)?.event.time ?? clock;
    const start = metric.window?.from === 'first' ? first : clock;
    return {
      from: clock,
      to: metric.window ? Math.min(until, start + metric.window.days * DAY) : until,
    };
  }
  const measure = metric.type === 'ratio' && index === 1 ? metric.denominator : metric.numerator;
  const {from, to} = windowOf(measure);
  return {
    from: from ? timeAfter(clock, from) : clock,
    to: to ? Math.min(until, timeAfter(clock, to)) : until,
  };
}

function nounOf(metric: Metric, index: number): string {
  if (metric.type === 'funnel') return EVENT_TABLES.page_views.noun;
  const measure = metric.type === 'ratio' && index === 1 ? metric.denominator : metric.numerator;
  return factOf(measure.fact).events.noun;
}

/** The timeline of a subject: every event of the metric's tables, and why it counts or does not. */
export function timelineOf(data: DemoData, metric: Metric, outcome: Outcome, id: string): Timeline {
  const subject = outcome.subjects.find((each) => each.id === id) ?? {
    id,
    isIn: false as const,
    why: 'It is not in the demo data.',
  };
  const member = subjectsOf(data, metric).find((each) => each.isIn && each.id === id);
  if (!member?.isIn) return {subject, member: undefined, sides: [], until: parseTime(metric.until)};
  const sides = judgedEvents(data, metric, member).map(({side, judged}, index) => ({
    side,
    judged,
    noun: nounOf(metric, index),
    span: spanOf(metric, index, member.clock, judged),
  }));
  return {subject, member, sides, until: parseTime(metric.until)};
}
