import {max, range} from 'd3-array';
import {standardNormalCdf} from '../../statistics/special/standardNormal.ts';
import type {Scale} from '../drawing/axis.ts';
import {drawPlot, look, type Curve, type Point} from '../drawing/plot.ts';
import {label, type Drawing} from '../drawing/svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Axis, Densities} from '../schema.ts';

/** How far from its mean a density is drawn, in standard deviations. */
const REACH = 3.5;

/** One density with its numbers computed. */
interface Normal extends Pick<Densities['series'][number], 'name' | 'color'> {
  mean: number;
  sd: number;
  fillFrom?: number;
}

function compute(series: Densities['series'][number], formulas: Formulas): Normal {
  return {
    ...series,
    mean: formulas.number(series.mean),
    sd: formulas.number(series.sd),
    fillFrom: series.fillFrom === undefined ? undefined : formulas.number(series.fillFrom),
  };
}

/** Steps of a curve. */
const STEPS = 40;

function pointsOf({mean, sd}: Normal, from: number, to: number): Point[] {
  return range(STEPS + 1).map((step) => {
    const x = from + (to - from) * (step / STEPS);
    return [x, Math.exp(-(((x - mean) / sd) ** 2) / 2) / sd];
  });
}

function toCurve(normal: Normal, index: number): Curve {
  const {name, color, mean, sd, fillFrom} = normal;
  const end = mean + REACH * sd;
  return {
    name,
    dots: [],
    numbers: 'above',
    ...look(index, color),
    points: pointsOf(normal, mean - REACH * sd, end),
    fill: fillFrom === undefined ? [] : pointsOf(normal, fillFrom, end),
  };
}

/** The share of a density that is filled, for example `80%`. */
function filledShare({mean, sd, fillFrom}: Normal): string {
  if (fillFrom === undefined) return '';
  return `${Math.round(100 * standardNormalCdf((mean - fillFrom) / sd))}%`;
}

function writeShare(normal: Normal, x: Scale, y: Scale): string {
  return label(filledShare(normal), x(normal.mean), y(0) - 40, {anchor: 'middle'});
}

/** Draws normal densities. */
export function drawDensities(chart: Densities, formulas: Formulas): Drawing {
  const normals = chart.series.map((series) => compute(series, formulas));
  const curves = normals.map(toCurve);
  const heights = curves.flatMap(({points}) => points.map(([, height]) => height));
  const noTicks: Axis = {title: '', format: '', ticks: []};
  const axes = {x: chart.x, y: {...noTicks, domain: [0, max(heights)!] satisfies Axis['domain']}};
  const {x, y, height, content} = drawPlot({axes, curves, marks: chart.marks}, formulas);
  const shares = normals.filter(({fillFrom}) => fillFrom !== undefined);
  return {
    height,
    content: content + shares.map((normal) => writeShare(normal, x, y)).join(''),
    numbers: {
      head: ['', 'mean', 'standard deviation', 'filled'],
      rows: normals.map((normal) => [
        normal.name,
        x.write(normal.mean),
        x.write(normal.sd).replace('+', ''),
        filledShare(normal),
      ]),
    },
  };
}
