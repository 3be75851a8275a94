import {checkData, parseData, type DataMistake} from '../../shared/parseData.ts';
import {group, LETTERS, WIDTH, type Drawing, type Numbers} from './drawing/svg.ts';
import {FormulaError, readFormulas, type Formulas} from './formulas.ts';
import {drawBars} from './kinds/bars.ts';
import {drawDensities} from './kinds/densities.ts';
import {drawIntervals} from './kinds/intervals.ts';
import {drawLines} from './kinds/lines.ts';
import {chartSchema, KEYS, type Chart} from './schema.ts';

/** Rows that a listener can still follow; the table has them all. */
const MOST_ROWS = 8;

function describeRow([name = '', ...cells]: readonly string[], head: readonly string[]): string {
  const named = cells.map((cell, index) => [head[index + 1], cell].filter(Boolean).join(' '));
  const said = named.filter((_, index) => cells[index]);
  return `${[head[0], name].filter(Boolean).join(' ')}: ${said.join(', ')}.`;
}

/** Says what a chart shows: the writer's sentence, then its numbers. */
function describe(alt: string, {head, rows}: Numbers): string {
  const told = rows.length > MOST_ROWS ? [rows[0]!, rows.at(-1)!] : rows;
  return [alt, ...told.map((row) => describeRow(row, head))].filter(Boolean).join(' ');
}

/** A chart as it stands on a page. */
export interface DrawnChart {
  width: number;
  height: number;
  /** What is in the SVG element. */
  content: string;
  /** The text that stands for the picture. */
  alt: string;
  numbers: Numbers;
}

function draw(chart: Chart, formulas: Formulas): Drawing {
  switch (chart.kind) {
    case 'intervals':
      return drawIntervals(chart, formulas);
    case 'lines':
      return drawLines(chart, formulas);
    case 'densities':
      return drawDensities(chart, formulas);
    case 'bars':
      return drawBars(chart, formulas);
  }
}

/** The line of the text that holds a formula, or its beginning. */
function lineOfFormula(text: string, formula: string): number {
  const [start = ''] = formula.split('\n');
  return text.split('\n').findIndex((line) => line.includes(start)) + 1 || 1;
}

/**
 * Draws the chart that a fence describes.
 *
 * @returns what is wrong, with lines of the text, when it cannot be drawn
 */
export function drawChart(text: string): DrawnChart | {mistakes: DataMistake[]} {
  const parsed = parseData(text);
  if ('problem' in parsed) return {mistakes: [parsed]};
  const checked = checkData(parsed, chartSchema, KEYS);
  if ('mistakes' in checked) return checked;
  try {
    const {height, content, numbers} = draw(checked.content, readFormulas(checked.content.let));
    const lettered = group({'font-size': LETTERS, fill: 'currentColor'}, content);
    const alt = describe(checked.content.alt, numbers);
    return {width: WIDTH, height: Math.ceil(height), content: lettered, alt, numbers};
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    return {mistakes: [{line: lineOfFormula(text, error.formula), problem: error.message}]};
  }
}
