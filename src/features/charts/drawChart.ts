import {checkData, parseData, type DataMistake} from '../../shared/parseData.ts';
import {describe} from './describe.ts';
import {group, LETTERS, WIDTH} from './drawing/svg.ts';
import type {Drawing, Numbers} from './drawing/types.ts';
import {FormulaError, readFormulas, type Formulas} from './formulas.ts';
import {drawBars} from './kinds/bars.ts';
import {drawDensities} from './kinds/densities.ts';
import {drawIntervals} from './kinds/intervals.ts';
import {drawLines} from './kinds/lines.ts';
import {chartSchema, KEYS, type Chart} from './schema.ts';

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
