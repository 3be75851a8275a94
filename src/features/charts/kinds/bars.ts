import {max} from 'd3-array';
import {scaleLinear} from 'd3-scale';
import {formatNumber} from '../drawing/axis.ts';
import {element, label, paint, textWidth, WIDTH, type Drawing} from '../drawing/svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Bars} from '../schema.ts';

const ROW_HEIGHT = 30;
const BAR_HEIGHT = 20;

/** Draws lying bars with their numbers behind them. */
export function drawBars({format, rows: given}: Bars, formulas: Formulas): Drawing {
  const rows = given.map((row) => {
    const value = formulas.number(row.of);
    return {...row, value, text: formatNumber(format, value)};
  });
  const left = Math.max(...rows.map((row) => textWidth(row.label))) + 10;
  const right = WIDTH - Math.max(...rows.map(({text}) => textWidth(text) + 8));
  const x = scaleLinear([0, max(rows, ({value}) => value)!], [left, right]);
  const drawn = rows.map(({label: name, value, text, color}, index) => {
    const y = (index + 0.5) * ROW_HEIGHT;
    const place = {x: left, y: y - BAR_HEIGHT / 2, width: Math.max(0.5, x(value) - left)};
    const bar = element('rect', {...place, height: BAR_HEIGHT, fill: paint(color)});
    return label(name, 0, y + 4) + bar + label(text, x(value) + 8, y + 4);
  });
  return {
    height: rows.length * ROW_HEIGHT,
    content: drawn.join(''),
    numbers: {head: ['', 'value'], rows: rows.map((row) => [row.label, row.text])},
  };
}
