import {max, sum} from 'd3-array';
import {scaleLinear} from 'd3-scale';
import {formatNumber} from '../drawing/formatNumber.ts';
import {drawLegend} from '../drawing/legend.ts';
import {element, label, paint, textWidth, WIDTH} from '../drawing/svg.ts';
import type {Drawing} from '../drawing/types.ts';
import type {Formulas} from '../formulas.ts';
import type {Bars, Color} from '../schema.ts';

const ROW_HEIGHT = 30;
const BAR_HEIGHT = 20;

/** A row with its numbers, which stand in its parts, or behind a bar of one part. */
interface Row {
  label: string;
  color?: Color;
  note: string;
  values: number[];
}

function compute({of, ...row}: Bars['rows'][number], isDivided: boolean, formulas: Formulas): Row {
  const isList = Array.isArray(of) || (isDivided && typeof of === 'string');
  return {...row, values: isList ? formulas.list(of) : [formulas.number(of)]};
}

/** Letters on a part: light on the dark colors, dark on the light one. */
function ink(color: Color): string {
  return color === 'border' ? 'currentColor' : paint('background');
}

/** The numbers of each part of a bar, those that are equal once; the last part has the rest. */
function cells(
  values: readonly number[],
  parts: number,
  write: (value: number) => string,
): string[] {
  return Array.from({length: parts}, (_, index) => {
    const own = values.slice(index, index + 1 === parts ? undefined : index + 1);
    return [...new Set(own.map(write))].join(', ');
  });
}

/** Draws lying bars, each of one part or of several side by side. */
export function drawBars(chart: Bars, formulas: Formulas): Drawing {
  const {parts} = chart;
  const isDivided = parts.length > 1;
  const rows = chart.rows.map((row) => compute(row, isDivided, formulas));
  const write = (value: number) => formatNumber(chart.format, value);
  const behind = ({values, note}: Row) =>
    [isDivided ? '' : write(values[0]!), note].filter(Boolean).join(' ');

  const left = Math.max(...rows.map((row) => textWidth(row.label))) + 10;
  const right = WIDTH - Math.max(0, ...rows.map((row) => textWidth(behind(row)) + 8));
  const longest = max(rows, ({values}) => sum(values)) ?? 1;
  const x = scaleLinear([0, longest], [left, right]);
  const legend = isDivided
    ? drawLegend(
        parts.map(({name, color}) => ({
          name,
          swatch: element('rect', {width: 12, height: 12, fill: paint(color)}),
        })),
      )
    : {height: 0, content: ''};

  const drawPart = (row: Row, index: number, y: number) => {
    const [start, end] = [sum(row.values.slice(0, index)), sum(row.values.slice(0, index + 1))].map(
      x,
    );
    const color = row.color ?? parts[Math.min(index, parts.length - 1)]!.color;
    // A gap of 1 px parts neighbors of one color.
    const size = {width: Math.max(0.5, end! - start! - (isDivided ? 1 : 0)), height: BAR_HEIGHT};
    const bar = element('rect', {x: start, y: y - BAR_HEIGHT / 2, ...size, fill: paint(color)});
    const number = write(row.values[index]!);
    const fits = isDivided && textWidth(number) + 6 < size.width;
    return (
      bar +
      (fits ? label(number, (start! + end!) / 2, y + 4, {anchor: 'middle', fill: ink(color)}) : '')
    );
  };
  const drawn = rows.map((row, index) => {
    const y = legend.height + (index + 0.5) * ROW_HEIGHT;
    const bars = row.values.map((_, part) => drawPart(row, part, y));
    const end = x(sum(row.values)) + 8;
    const text = behind(row);
    return label(row.label, 0, y + 4) + bars.join('') + (text && label(text, end, y + 4));
  });

  return {
    height: legend.height + rows.length * ROW_HEIGHT,
    content: legend.content + drawn.join(''),
    numbers: {
      head: ['', ...parts.map(({name}) => name), 'note'],
      rows: rows.map((row) => [row.label, ...cells(row.values, parts.length, write), row.note]),
    },
  };
}
