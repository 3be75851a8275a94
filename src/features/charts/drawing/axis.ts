import {extent} from 'd3-array';
import {scaleLinear, scaleLog} from 'd3-scale';
import type {Formulas} from '../formulas.ts';
import type {Axis} from '../schema.ts';
import {group, label, line, paint, textWidth} from './svg.ts';
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
  isLog: boolean;
}

/** Ticks that the writer names, or round numbers; of a logarithmic axis, powers of ten. */
function chooseTicks(axis: Axis, chosen: readonly number[], formulas: Formulas): Tick[] {
  const given =
    axis.ticks ??
    chosen.filter((at) => axis.scale === 'linear' || Math.abs(Math.log10(at) % 1) < 1e-9);
  return given.map((tick) =>
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
  const scale = axis.scale === 'log' ? scaleLog() : scaleLinear();
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
    isLog: axis.scale === 'log',
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
    line(scale(at), top, scale(at), bottom, stroke),
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
    line(left, scale(at), right, scale(at), stroke),
  );
  return lines + labels.join('');
}

/** Width of the values that `drawRows` writes, in px. */
export function rowsWidth(labels: readonly string[]): number {
  return Math.max(0, ...labels.map(textWidth)) + 6;
}
