import {extent} from 'd3-array';
import {scaleLinear} from 'd3-scale';
import type {Formulas} from '../formulas.ts';
import type {Axis, Mark} from '../schema.ts';
import {element, group, label, paint, textWidth} from './svg.ts';
import {format} from 'd3-format';

/** Writes a number: a text with a d3-format in braces, such as `day {d}`. Zero has no sign. */
export function formatNumber(template: string, value: number): string {
  const shown = (spec: string) => format(value === 0 ? spec.replace('+', '') : spec)(value);
  return template.replace(/\{([^}]*)\}/, (_, spec: string) => shown(spec));
}

interface Tick {
  at: number;
  label: string;
}

/** An axis with its numbers computed. */
export interface Scale {
  /** Where a value lies, in px. */
  (value: number): number;
  domain: [number, number];
  ticks: Tick[];
  title: string;
  /** A value as written at a mark or in the table. */
  write(value: number): string;
}

/** Ticks that the writer names, or round numbers. */
function chooseTicks(axis: Axis, chosen: readonly number[], formulas: Formulas): Tick[] {
  return (axis.ticks ?? chosen).map((tick) =>
    typeof tick === 'object'
      ? {at: formulas.number(tick.at), label: tick.label}
      : {at: formulas.number(tick), label: formatNumber(axis.format, formulas.number(tick))},
  );
}

/**
 * Lays an axis out over the values to be shown.
 *
 * @param range the places of the first and the last value, in px
 */
export function layOut(
  axis: Axis,
  values: readonly number[],
  range: readonly [number, number],
  formulas: Formulas,
): Scale {
  const scale = scaleLinear();
  const named = axis.ticks ? chooseTicks(axis, [], formulas).map(({at}) => at) : [];
  const given = axis.domain?.map(formulas.number);
  scale.domain(given ?? (extent([...values, ...named]) as [number, number])).range(range);
  if (!given && !axis.ticks) scale.nice(5);
  const numbers = axis.numbers ?? axis.format;
  return Object.assign((value: number) => scale(value), {
    domain: scale.domain() as [number, number],
    ticks: chooseTicks(axis, scale.ticks(5), formulas),
    title: axis.title,
    write: (value: number) => formatNumber(numbers, value),
  });
}

/** The line at 0 stands out where values lie on both sides of it. */
function grid(
  ticks: readonly Tick[],
  {domain}: Scale,
  draw: (tick: Tick, stroke?: string) => string,
) {
  const isZero = (tick: Tick) => tick.at === 0 && domain[0] < 0;
  const drawn = ticks.map((tick) => draw(tick, isZero(tick) ? paint('muted') : undefined));
  return group({stroke: paint('border')}, drawn.join(''));
}

/** Draws lines from top to bottom with their values below. */
export function drawColumns(scale: Scale, top: number, bottom: number): string {
  const labels = scale.ticks.map((tick) =>
    label(tick.label, scale(tick.at), bottom + 16, {anchor: 'middle'}),
  );
  const [from, to] = scale.domain.map(scale) as [number, number];
  const title = scale.title && label(scale.title, (from + to) / 2, bottom + 33, {anchor: 'middle'});
  const lines = grid(scale.ticks, scale, ({at}, stroke) =>
    element('line', {x1: scale(at), y1: top, x2: scale(at), y2: bottom, stroke}),
  );
  return lines + labels.join('') + title;
}

/** Height of what `drawColumns` writes below the plot, in px. */
export function columnsHeight({title, ticks}: Scale): number {
  return title ? 38 : ticks.length > 0 ? 21 : 2;
}

/** Draws lines from left to right with their values before them. */
export function drawRows(scale: Scale, left: number, right: number): string {
  const labels = scale.ticks.map((tick) =>
    label(tick.label, left - 6, scale(tick.at) + 4, {anchor: 'end'}),
  );
  const lines = grid(scale.ticks, scale, ({at}, stroke) =>
    element('line', {x1: left, y1: scale(at), x2: right, y2: scale(at), stroke}),
  );
  return lines + labels.join('');
}

/** Width of the values that `drawRows` writes, in px. */
export function rowsWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(textWidth)) + 6;
}

/** Room of the names of upright marks above the plot, in px. */
export function marksHeight(marks: readonly Mark[]): number {
  return marks.some(({x, label: name}) => x !== undefined && name) ? 16 : 0;
}

/** Draws dashed lines with their names: above an upright line, at the end of a level one. */
export function drawMarks(
  marks: readonly Mark[],
  {x, y, box}: {x: Scale; y?: Scale; box: readonly [number, number, number, number]},
  formulas: Formulas,
): string {
  const [left, top, right, bottom] = box;
  return marks
    .map((mark) => {
      const isUpright = mark.x !== undefined;
      const at = isUpright ? x(formulas.number(mark.x!)) : y!(formulas.number(mark.y ?? 0));
      const [x1, y1, x2, y2] = isUpright ? [at, top, at, bottom] : [left, at, right, at];
      const stroke = paint(mark.color);
      const dashed = element('line', {x1, y1, x2, y2, stroke, 'stroke-dasharray': '4 3'});
      const [nameX, nameY] = isUpright ? [at, top - 4] : [left + 4, at - 5];
      const anchor = isUpright ? 'middle' : 'start';
      const fill = paint('muted');
      return dashed + (mark.label && label(mark.label, nameX, nameY, {anchor, fill}));
    })
    .join('');
}
