import {drawPlot, look, type Curve} from '../drawing/plot.ts';
import type {Drawing} from '../drawing/svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Lines} from '../schema.ts';

/** Draws lines over a common axis, with a row of numbers for each of its values. */
export function drawLines(chart: Lines, formulas: Formulas): Drawing {
  const values = formulas.list(chart.x.values);
  const curves = chart.series.map(({name, numbers, color, ...series}, index): Curve => {
    const points = formulas.over(series.y, values).map((y, at) => [values[at]!, y] as const);
    const dots = formulas.list(series.dots).map((x) => points[values.indexOf(x)]!);
    return {name, numbers, fill: [], ...look(index, color), points, dots};
  });
  const {height, content, x, y} = drawPlot({axes: chart, curves, marks: chart.marks}, formulas);
  const nameOf = (value: number) =>
    x.ticks.find((tick) => tick.at === value)?.label ?? x.write(value);
  return {
    height,
    content,
    numbers: {
      head: [x.title, ...curves.map(({name}) => name)],
      rows: values.map((value, at) => [
        nameOf(value),
        ...curves.map(({points}) => y.write(points[at]![1])),
      ]),
    },
  };
}
