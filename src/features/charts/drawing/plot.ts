import {area, line as linePath} from 'd3-shape';
import type {Formulas} from '../formulas.ts';
import type {Axis, Color, Mark} from '../schema.ts';
import {
  columnsHeight,
  drawColumns,
  drawMarks,
  drawRows,
  layOut,
  marksHeight,
  rowsWidth,
  type Scale,
} from './axis.ts';
import {element, group, label, paint, textWidth, WIDTH} from './svg.ts';

/** One series, with its points computed. */
export interface Curve {
  name: string;
  color: Color;
  dash?: string;
  points: Point[];
  /** Filled down to 0. */
  fill: Point[];
  /** Points with a mark and their number. */
  dots: Point[];
  numbers: 'above' | 'below';
}

export type Point = readonly [x: number, y: number];

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

/** Draws what lies behind the lines. */
function drawFill({fill, color}: Curve, x: Scale, y: Scale): string {
  const below = area<Point>(
    ([at]) => x(at),
    y(0),
    ([, value]) => y(value),
  ).digits(1);
  const path = {d: below(fill) ?? '', fill: paint(color), opacity: '.3'};
  return fill.length > 1 ? element('path', path) : '';
}

function drawCurve(curve: Curve, x: Scale, y: Scale): string {
  const path = linePath<Point>(
    ([at]) => x(at),
    ([, value]) => y(value),
  ).digits(1);
  const down = curve.numbers === 'above' ? -9 : 19;
  const dots = curve.dots.map(([at, value]) => {
    const number = label(y.write(value), x(at), y(value) + down, {anchor: 'middle'});
    return element('circle', {cx: x(at), cy: y(value), r: 4, fill: paint(curve.color)}) + number;
  });
  return element('path', {...strokeOf(curve), d: path(curve.points) ?? ''}) + dots.join('');
}

const LEGEND_ROW = 18;

/** Names of several series above the plot; a single one is named by the axis or the caption. */
function drawLegend(curves: readonly Curve[]): {height: number; content: string} {
  if (curves.length < 2) return {height: 0, content: ''};
  let [x, y] = [0, 0];
  const drawn = curves.map((curve) => {
    const width = 22 + textWidth(curve.name);
    if (x > 0 && x + width > WIDTH) [x, y] = [0, y + LEGEND_ROW];
    const swatch = element('path', {d: 'M0 7H16', ...strokeOf(curve)});
    const moved = group({transform: `translate(${Math.round(x)} ${y})`}, swatch);
    const at = moved + label(curve.name, x + 22, y + 11);
    x += width + 12;
    return at;
  });
  return {height: y + LEGEND_ROW + 6, content: drawn.join('')};
}

const PLOT_HEIGHT = 140;

/** Between the plot and the values at its ends, in px. */
const INNER = 10;

interface Plot {
  axes: Readonly<Record<'x' | 'y', Axis>>;
  curves: readonly Curve[];
  marks: readonly Mark[];
}

/** Draws series in one plot, with axes, marks and a legend. */
export function drawPlot(
  {axes, curves, marks}: Plot,
  formulas: Formulas,
): {height: number; content: string; x: Scale; y: Scale} {
  const legend = drawLegend(curves);
  const title = axes.y.title ? 24 : 0;
  const dots = curves.some((curve) => curve.dots.length > 0 && curve.numbers === 'above') ? 12 : 0;
  const top = legend.height + Math.max(title, marksHeight(marks), 6) + dots;
  const bottom = top + PLOT_HEIGHT;
  const right = WIDTH - 4;

  const heights = curves.flatMap(({points, fill}) => [
    ...[...points, ...fill].map(([, value]) => value),
    ...(fill.length > 0 ? [0] : []),
  ]);
  const marked = marks.flatMap((mark) => (mark.y === undefined ? [] : [formulas.number(mark.y)]));
  const y = layOut(axes.y, [...heights, ...marked], [bottom, top], formulas);
  const left = rowsWidth(y.ticks.map((tick) => tick.label));
  const places = curves.flatMap(({points}) => points.map(([at]) => at));
  const x = layOut(axes.x, places, [left + INNER, right - INNER], formulas);

  const content = [
    legend.content,
    label(axes.y.title, 0, legend.height + 11),
    group({fill: paint('muted')}, drawRows(y, left, right) + drawColumns(x, top, bottom)),
    drawMarks(marks, {x, y, box: [left, top, right, bottom]}, formulas),
    ...[drawFill, drawCurve].flatMap((draw) => curves.map((curve) => draw(curve, x, y))),
  ];
  return {height: bottom + columnsHeight(x), content: content.join(''), x, y};
}
