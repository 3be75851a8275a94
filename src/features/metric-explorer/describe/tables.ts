import {sort} from 'd3-array';
import {capitalize} from '../../../shared/capitalize.ts';
import type {Table} from '../../calculators/kit/types.ts';
import {ENTITIES} from '../engine/catalog.ts';
import type {Metric} from '../engine/metric.ts';
import type {Exploration} from '../explorer.ts';
import {formatCell, formatValue} from './formats.ts';

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

/** Who is left out, and why. */
export function leftOutTable({metric, outcome}: Exploration): Table {
  const {label} = ENTITIES[metric.entity];
  return {
    caption: 'Left out',
    head: [label, 'Why'],
    rows: outcome.subjects.flatMap((subject) => (subject.isIn ? [] : [[subject.id, subject.why]])),
  };
}
