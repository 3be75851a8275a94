import {max, sum} from 'd3-array';
import {scaleLinear} from 'd3-scale';
import {formatNumber} from '../drawing/axis.ts';
import {drawLegend, NO_LEGEND, square} from '../drawing/marks.ts';
import {element, label, paint, textWidth, WIDTH, type Drawing} from '../drawing/svg.ts';
import type {Formulas} from '../formulas.ts';
import type {Bars, Color} from '../schema.ts';

const ROW_HEIGHT = 30;
const BAR_HEIGHT = 20;

/** A row with its numbers, which stand in its parts, or behind a bar of one part. */
interface Row extends Omit<Bars['rows'][number], 'of'> {
  values: number[];
  behind: string;
}

interface Part {
  start: number;
  end: number;
  color: Color;
  /** Its number, where there is room for it. */
  text: string;
}

/** Letters on a part: light on the dark colors, dark on the light one. */
function ink(color: Color): string {
  return color === 'border' ? 'currentColor' : paint('background');
}

function drawPart({start, end, color, text}: Part, y: number): string {
  const place = {x: start, y: y - BAR_HEIGHT / 2, width: Math.max(0.5, end - start)};
  const bar = element('rect', {...place, height: BAR_HEIGHT, fill: paint(color)});
  return (
    bar + (text && label(text, (start + end) / 2, y + 4, {anchor: 'middle', fill: ink(color)}))
  );
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
export function drawBars({parts, format, rows: given}: Bars, formulas: Formulas): Drawing {
  const isDivided = parts.length > 1;
  const write = (value: number) => formatNumber(format, value);
  const rows = given.map(({of, ...row}): Row => {
    const values = formulas.list(of);
    const behind = [...(isDivided ? [] : values.map(write)), row.note].filter(Boolean);
    return {...row, values, behind: behind.join(' ')};
  });

  const left = Math.max(...rows.map((row) => textWidth(row.label))) + 10;
  const right = WIDTH - Math.max(...rows.map(({behind}) => textWidth(behind) + 8));
  const x = scaleLinear([0, max(rows, ({values}) => sum(values))!], [left, right]);
  const legend = isDivided
    ? drawLegend(parts.map(({name, color}) => ({name, swatch: square(color)})))
    : NO_LEGEND;

  const partsOf = ({values, color}: Row): Part[] => {
    return values.map((value, index) => {
      const start = x(sum(values.slice(0, index)));
      // A gap of 1 px parts neighbors of one color.
      const end = x(sum(values.slice(0, index + 1))) - (isDivided ? 1 : 0);
      const fits = isDivided && textWidth(write(value)) + 6 < end - start;
      const own = color ?? parts[Math.min(index, parts.length - 1)]!.color;
      return {start, end, color: own, text: fits ? write(value) : ''};
    });
  };
  const drawn = rows.map((row, index) => {
    const y = legend.height + (index + 0.5) * ROW_HEIGHT;
    const bar = partsOf(row).map((part) => drawPart(part, y));
    const end = label(row.behind, x(sum(row.values)) + 8, y + 4);
    return label(row.label, 0, y + 4) + bar.join('') + (row.behind && end);
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
