import {ascending} from 'd3-array';
import type {Scale} from '../drawing/axis.ts';
import {along, look, type Curve} from '../drawing/curves.ts';
import {drawPlot} from '../drawing/plot.ts';
import type {Drawing} from '../drawing/svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Lines} from '../schema.ts';

type Series = Lines['series'][number];
type ValueAt = (x: number, index: number) => number;

/** A series as functions of `x` and its index among the values of the axis. */
interface Computed extends Omit<Series, 'y' | 'band' | 'dots'> {
  y: ValueAt;
  band?: readonly ValueAt[];
  dots: readonly number[];
}

function compute(series: Series, formulas: Formulas): Computed {
  return {
    ...series,
    y: formulas.curve(series.y),
    band: series.band?.map(formulas.curve),
    dots: formulas.list(series.dots),
  };
}

function toCurve(series: Computed, index: number, values: readonly number[]): Curve {
  const {y, band} = series;
  const places = [...values.entries()];
  return {
    name: series.name,
    as: series.as,
    numbers: series.numbers,
    fill: [],
    ...look(index, series.color),
    points: places.map(([at, x]) => [x, y(x, at)]),
    band: band ? places.map(([at, x]) => [x, band[0]!(x, at), band[1]!(x, at)]) : [],
    dots: series.dots.map((x) => [x, y(x, values.indexOf(x))]),
  };
}

/** A row for each value of the axis; where it has none of its own, for ticks and marks. */
function numbersOf(
  all: readonly Computed[],
  given: readonly number[] | undefined,
  {x, y}: {x: Scale; y: Scale},
): Drawing['numbers'] {
  const chosen = [...x.ticks.map(({at}) => at), ...all.flatMap(({dots}) => dots)];
  const values = given ?? [...new Set(chosen)].sort(ascending);
  const nameOf = (at: number) => x.ticks.find((tick) => tick.at === at)?.label ?? x.write(at);
  const cell = (series: Computed, at: number, index: number) => {
    const bounds = series.band?.map((bound) => y.write(bound(at, index)));
    return y.write(series.y(at, index)) + (bounds ? ` (${bounds.join(' to ')})` : '');
  };
  return {
    head: [x.title, ...all.map(({name}) => name)],
    rows: values.map((at, index) => [nameOf(at), ...all.map((series) => cell(series, at, index))]),
  };
}

/** Draws lines or upright bars over a common axis. */
export function drawLines(chart: Lines, formulas: Formulas): Drawing {
  const series = chart.series.map((each) => compute(each, formulas));
  const given = chart.x.values === undefined ? undefined : formulas.list(chart.x.values);
  const [start = 0, end = 1] = chart.x.domain?.map(formulas.number) ?? [];
  const values = given ?? along([start, end], chart.x.scale === 'log');
  const curves = series.map((each, index) => toCurve(each, index, values));
  const {height, content, ...scales} = drawPlot(
    {axes: chart, curves, marks: chart.marks},
    formulas,
  );
  return {height, content, numbers: numbersOf(series, given, scales)};
}
