import {EVENT_TABLES, FACTS} from '../engine/catalog.ts';
import type {DemoEvent} from '../engine/compute/events.ts';
import type {Timeline} from '../engine/compute/timeline.ts';
import type {Metric} from '../engine/metric.ts';
import {formatTime} from '../engine/time.ts';
import {formatCell} from './formats.ts';
import type {Exploration} from '../explorer.ts';

function valueText({outcome}: Exploration, id: string): string {
  const {subjectColumns, rows} = outcome;
  const row = rows.find((each) => each.id === id);
  const texts = subjectColumns.map((name, index) => {
    const cell = formatCell(row?.cells[index] ?? null);
    return subjectColumns.length === 1 ? cell : `${name.replaceAll('_', ' ')} ${cell}`;
  });
  return texts.join('; ');
}

/** Whether a subject is in the metric, with its value or the reason why not. */
export function subjectSentence(exploration: Exploration): string {
  const {subject, member}: Timeline = exploration.timeline;
  if (!subject.isIn) {
    const judged = member ? ' Its events are judged as if it were counted.' : '';
    return `${subject.id} is left out. ${subject.why}${judged}`;
  }
  const {id, variant, assignedAt, clock} = subject;
  const start = `assigned on ${formatTime(assignedAt)}`;
  const entered = clock === assignedAt ? '' : `, entry point on ${formatTime(clock)}`;
  return `${id} is in, as ${variant}: ${start}${entered}. Its value: ${valueText(exploration, id)}.`;
}

/** An event in words: p13, home, gross_amount 80.00. */
export function eventText(metric: Metric, side: number, {row, property}: DemoEvent): string {
  const measure =
    metric.type === 'funnel'
      ? null
      : metric.type === 'ratio' && side === 1
        ? metric.denominator
        : metric.numerator;
  const fact = measure ? FACTS[measure.fact] : null;
  const {record, time} = EVENT_TABLES[fact?.table ?? 'page_views'];
  const value = fact?.column ? `${fact.column} ${row[fact.column] ?? 'NULL'}` : null;
  return [record === time ? null : row[record], property, value].filter(Boolean).join(', ');
}
