import {formatNumber, formatPercent, formatSignedEffect} from '../../calculators/kit/format.ts';
import type {Measure, Metric} from '../engine/metric.ts';
import {EVENT_TABLES, FACTS, ENTITIES} from '../engine/catalog.ts';
import type {DemoEvent} from '../engine/compute/judge.ts';
import type {Timeline} from '../engine/compute/timeline.ts';
import {formatTime} from '../engine/time.ts';
import type {Exploration} from '../explorer.ts';
import {sort} from 'd3-array';
import {capitalize} from '../../../shared/capitalize.ts';
import type {Table} from '../../calculators/kit/types.ts';

const BINARY = new Set(['distinct_entity', 'retention', 'conversion', 'threshold']);

/** Whether the value of a variation is a share of its subjects. */
function isShare(metric: Metric): boolean {
  return (
    metric.type === 'funnel' ||
    (metric.type === 'simple' && BINARY.has(metric.numerator.aggregation))
  );
}

function formatValue(metric: Metric, value: number | null): string {
  return isShare(metric) ? formatPercent(value, 1) : formatNumber(value, 2);
}

/** A value of one subject; those of its events one after the other. */
function formatCell(cell: number | readonly number[] | null): string {
  if (typeof cell === 'number' || cell === null) return formatNumber(cell, 2);
  return cell.length === 0 ? '–' : cell.map((value) => formatNumber(value, 2)).join(', ');
}

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
export function eventText(measure: Measure | null, {row, property}: DemoEvent): string {
  const fact = measure ? FACTS[measure.fact] : null;
  const {record, time} = EVENT_TABLES[fact?.table ?? 'page_views'];
  const value = fact?.column ? `${fact.column} ${row[fact.column] ?? 'NULL'}` : null;
  return [record === time ? null : row[record], property, value].filter(Boolean).join(', ');
}

/** The result in a sentence or two. */
export function summarize({metric, outcome}: Exploration): string {
  const {variations, comparison} = outcome;
  const values = variations.map(
    ({variant, estimate}) => `${variant} ${formatValue(metric, estimate.value)}`,
  );
  const {lift, lower, upper} = comparison;
  const interval =
    lower === null
      ? ''
      : `, 95% interval ${formatSignedEffect(lower)} to ${formatSignedEffect(upper)}`;
  const effect = lift === null ? '' : ` Lift ${formatSignedEffect(lift)}${interval}.`;
  return `${values.join(', ')}.${effect}`.replace(/^./, (first) => first.toUpperCase());
}

/** What to know about the numbers, a paragraph each. */
export function notes({metric, outcome}: Exploration): string[] {
  const {limits, comparison} = outcome;
  const caps = Object.entries(limits ?? {}).flatMap(([name, limit]) =>
    limit === null ? [] : [`${name === 'upper' ? 'above' : 'below'} ${formatNumber(limit, 2)}`],
  );
  return [
    ...(comparison.note ? [comparison.note] : []),
    ...(caps.length > 0
      ? [
          `Values ${caps.join(' or ')} are set to that limit, a percentile of both variations together.`,
        ]
      : []),
    ...(metric.type === 'funnel' ? ['The result is the last step, from assignment.'] : []),
  ];
}

/** The names of columns as a reader says them; funnels name their steps. */
function columnName(metric: Metric, name: string): string {
  const step = /^step_(\d+)$/.exec(name)?.[1];
  if (step && metric.type === 'funnel') return `${step}: ${metric.steps[Number(step) - 1]}`;
  return capitalize(name.replaceAll('_', ' '));
}

/** One row per variation, as the SQL returns it. */
export function variationTable({metric, outcome}: Exploration): Table {
  const {variationColumns, variations} = outcome;
  const hasShare = metric.type !== 'funnel';
  return {
    caption: 'Per variation',
    head: ['Variation', ...variationColumns.map((name) => columnName(metric, name))],
    rows: variations.map(({variant, cells}) => [
      capitalize(variant),
      ...cells.map((cell, index) =>
        hasShare && index === cells.length - 1 ? formatValue(metric, cell) : formatCell(cell),
      ),
    ]),
  };
}

/** One row per subject that is counted. */
export function subjectTable({metric, outcome}: Exploration): Table {
  const {subjectColumns, rows} = outcome;
  const {label} = ENTITIES[metric.entity];
  return {
    caption: `Per ${label.toLowerCase()}`,
    head: [label, 'Variation', ...subjectColumns.map((name) => columnName(metric, name))],
    rows: sort(rows, ({variant}) => variant).map(({id, variant, cells}) => [
      id,
      variant,
      ...cells.map(formatCell),
    ]),
  };
}

export function leftOutTable({metric, outcome}: Exploration): Table {
  const {label} = ENTITIES[metric.entity];
  return {
    caption: 'Left out',
    head: [label, 'Why'],
    rows: outcome.subjects.flatMap((subject) => (subject.isIn ? [] : [[subject.id, subject.why]])),
  };
}
