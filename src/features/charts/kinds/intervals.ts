import {
  columnsHeight,
  drawColumns,
  drawMarks,
  layOut,
  marksHeight,
  type Scale,
} from '../drawing/axis.ts';
import {element, group, label, paint, textWidth, WIDTH, type Drawing} from '../drawing/svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Color, Intervals} from '../schema.ts';

type Row = Intervals['rows'][number];

/** A row with its numbers: the bounds of an interval, or single values. */
interface Computed extends Row {
  bounds?: [number, number];
  points: number[];
}

const ROW_HEIGHT = 28;
const BAR_HEIGHT = 12;

function compute(row: Row, formulas: Formulas): Computed {
  const between = row.between?.map(formulas.number) as [number, number] | undefined;
  const bounds = row.of === undefined ? between : formulas.interval(row.of);
  return {...row, bounds, points: formulas.list(row.dots ?? [])};
}

/** An interval that contains 0 allows no conclusion; else its side of 0 is good or bad. */
function meaning([lower, upper]: readonly [number, number]): Color {
  if (lower <= 0 && upper >= 0) return 'muted';
  return lower > 0 ? 'success' : 'danger';
}

function drawInterval(
  row: Computed,
  bounds: readonly [number, number],
  x: Scale,
  y: number,
): string {
  const [lower, upper] = bounds.map(x) as [number, number];
  const middle = x((bounds[0] + bounds[1]) / 2);
  const bar = element('rect', {
    x: lower,
    y: y - BAR_HEIGHT / 2,
    width: upper - lower,
    height: BAR_HEIGHT,
    rx: 3,
    fill: paint(row.color ?? meaning(bounds)),
  });
  const tick = element('line', {
    x1: middle,
    x2: middle,
    y1: y - 9,
    y2: y + 9,
    stroke: 'currentColor',
    'stroke-width': 2,
  });
  return bar + tick;
}

function drawRow(row: Computed, x: Scale, y: number): string {
  const interval = row.bounds ? drawInterval(row, row.bounds, x, y) : '';
  const dots = row.points.map((at) => element('circle', {cx: x(at), cy: y, r: 5}));
  return interval + group({fill: paint(row.color ?? 'accent')}, dots.join(''));
}

function numbersOf(rows: readonly Computed[], x: Scale): Drawing['numbers'] {
  const [hasBounds, hasPoints] = [
    rows.some((row) => row.bounds),
    rows.some((row) => row.points[0]),
  ];
  return {
    head: ['', ...(hasBounds ? ['lower', 'upper'] : []), ...(hasPoints ? [x.title || 'at'] : [])],
    rows: rows.map(({label: name, bounds, points}) => [
      name,
      ...(hasBounds ? [0, 1].map((side) => (bounds ? x.write(bounds[side]!) : '')) : []),
      ...(hasPoints ? [points.map(x.write).join(', ')] : []),
    ]),
  };
}

/** Draws a row for each interval on a common axis, in the color of what it means. */
export function drawIntervals(chart: Intervals, formulas: Formulas): Drawing {
  const rows = chart.rows.map((row) => compute(row, formulas));
  const band = chart.band?.map(formulas.number) as [number, number] | undefined;
  const marked = chart.marks.map((mark) => formulas.number(mark.x ?? 0));
  const values = rows.flatMap(({bounds, points}) => [...(bounds ?? []), ...points]);
  const left = Math.max(...rows.map((row) => textWidth(row.label))) + 10;
  const right =
    WIDTH - Math.max(6, ...rows.map(({note}) => note && textWidth(note) + 8).map(Number));
  const all = [...values, ...marked, ...(band ?? [])];
  const x = layOut(chart.x, chart.x.ticks ? all : [0, ...all], [left, right], formulas);

  const top = marksHeight(chart.marks);
  const y = top + rows.length * ROW_HEIGHT;
  const drawn = rows.map((row, index) => {
    const center = top + (index + 0.5) * ROW_HEIGHT;
    const [name, note] = [label(row.label, 0, center + 4), label(row.note, right + 8, center + 4)];
    return {row: drawRow(row, x, center), texts: name + (row.note && note)};
  });

  const shade =
    band &&
    element('rect', {
      x: x(band[0]),
      y: top,
      width: x(band[1]) - x(band[0]),
      height: y - top,
      fill: paint('accent-soft'),
    });
  return {
    height: y + columnsHeight(x),
    content:
      (shade ?? '') +
      group({fill: paint('muted')}, drawColumns(x, top, y)) +
      drawMarks(chart.marks, {x, box: [left, top, right, y]}, formulas) +
      drawn.map(({row, texts}) => row + texts).join(''),
    numbers: numbersOf(rows, x),
  };
}
