import type {Formulas} from '../formulas.ts';
import type {Axis, Mark} from '../schema.ts';
import {columnsHeight, drawColumns, drawRows, layOut, rowsWidth, type Scale} from './axis.ts';
import {curvesLegend, drawCurves, type Curve} from './curves.ts';
import {drawMarks, marksHeight} from './marks.ts';
import {group, label, paint, WIDTH} from './svg.ts';

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
  const legend = curvesLegend(curves);
  const title = axes.y.title ? 24 : 0;
  const dots = curves.some((curve) => curve.dots.length > 0 && curve.numbers !== 'below') ? 12 : 0;
  const top = legend.height + Math.max(title, marksHeight(marks), 6) + dots;
  const bottom = top + PLOT_HEIGHT;
  const right = WIDTH - 4;

  const heights = curves.flatMap(({points, band, fill, as}) => [
    ...[...points, ...fill].map(([, value]) => value),
    ...band.flatMap(([, lower, upper]) => [lower, upper]),
    ...(as === 'bars' || fill.length > 0 ? [0] : []),
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
    drawCurves(curves, x, y),
  ];
  return {height: bottom + columnsHeight(x), content: content.join(''), x, y};
}
