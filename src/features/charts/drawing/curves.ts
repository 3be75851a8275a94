import {range} from 'd3-array';
import {area, line as linePath} from 'd3-shape';
import type {Color} from '../schema.ts';
import type {Scale} from './axis.ts';
import {drawLegend, NO_LEGEND, square, type LegendEntry} from './marks.ts';
import {element, group, label, paint} from './svg.ts';

/** One series, with its points computed. */
export interface Curve {
  name: string;
  color: Color;
  dash?: string;
  as: 'line' | 'bars';
  points: Point[];
  band: (readonly [x: number, lower: number, upper: number])[];
  /** Filled down to 0. */
  fill: Point[];
  /** Points with a mark and their number. */
  dots: Point[];
  numbers: 'above' | 'right' | 'below';
}

export type Point = readonly [x: number, y: number];

/** Where a number stands beside its mark: px to the right and down. */
const NUMBER_PLACES = {
  above: [0, -9, 'middle'],
  right: [6, -6, 'start'],
  below: [0, 19, 'middle'],
} as const;

/** Steps of a curve that is computed all along its axis. */
const STEPS = 40;

/** Values from one to another, in even steps on the axis. */
export function along([from, to]: readonly [number, number], isLog: boolean): number[] {
  return range(STEPS + 1).map((step) => {
    const share = step / STEPS;
    return isLog ? from * (to / from) ** share : from + (to - from) * share;
  });
}

/** Keeps the lines of a chart apart without their colors. */
const DASHES = [undefined, '5 4', '2 3', '9 3 2 3'];

/** Color and dash of the series at an index, where the writer names no color. */
export function look(index: number, color?: Color): Pick<Curve, 'color' | 'dash'> {
  const colors: Color[] = ['accent', 'muted', 'success', 'danger'];
  return {
    color: color ?? colors[index % colors.length]!,
    dash: DASHES[index % DASHES.length],
  };
}

function strokeOf({color, dash}: Curve) {
  return {stroke: paint(color), 'stroke-width': 2.5, 'stroke-dasharray': dash, fill: 'none'};
}

function drawBars({points, color}: Curve, x: Scale, y: Scale): string {
  const drawn = points.map(([at, value]) => {
    const [from, to] = [y(0), y(value)];
    const size = {width: 12, height: Math.abs(from - to)};
    return element('rect', {x: x(at) - 6, y: Math.min(from, to), ...size});
  });
  return group({fill: paint(color)}, drawn.join(''));
}

/** Draws what lies behind the lines. */
function drawAreas({band, fill, color}: Curve, x: Scale, y: Scale): string {
  const between = area<Curve['band'][number]>(
    ([at]) => x(at),
    ([, lower]) => y(lower),
    ([, , upper]) => y(upper),
  ).digits(1);
  const below = area<Point>(
    ([at]) => x(at),
    y(0),
    ([, value]) => y(value),
  ).digits(1);
  const bandPath = band.length > 1 && {d: between(band) ?? '', fill: paint('accent-soft')};
  const fillPath = fill.length > 1 && {d: below(fill) ?? '', fill: paint(color), opacity: '.3'};
  return [bandPath, fillPath].map((path) => (path ? element('path', path) : '')).join('');
}

function drawCurve(curve: Curve, x: Scale, y: Scale): string {
  const path = linePath<Point>(
    ([at]) => x(at),
    ([, value]) => y(value),
  ).digits(1);
  const dots = curve.dots.map(([at, value]) => {
    const [right, down, anchor] = NUMBER_PLACES[curve.numbers];
    const number = label(y.write(value), x(at) + right, y(value) + down, {anchor});
    return element('circle', {cx: x(at), cy: y(value), r: 4, fill: paint(curve.color)}) + number;
  });
  const drawn =
    curve.as === 'bars'
      ? drawBars(curve, x, y)
      : element('path', {...strokeOf(curve), d: path(curve.points) ?? ''});
  return drawn + dots.join('');
}

function legendEntry(curve: Curve): LegendEntry {
  const swatch =
    curve.as === 'bars' ? square(curve.color) : element('path', {d: 'M0 7H16', ...strokeOf(curve)});
  return {name: curve.name, swatch};
}

/** Names of several series above the plot; a single one is named by the axis or the caption. */
export function curvesLegend(curves: readonly Curve[]): {height: number; content: string} {
  return curves.length > 1 ? drawLegend(curves.map(legendEntry)) : NO_LEGEND;
}

export function drawCurves(curves: readonly Curve[], x: Scale, y: Scale): string {
  return [drawAreas, drawCurve]
    .flatMap((draw) => curves.map((curve) => draw(curve, x, y)))
    .join('');
}
