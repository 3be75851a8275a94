import {dsvFormat} from 'd3-dsv';

/** Pasted rows below their column names. */
export interface PastedTable {
  columns: string[];
  /** Each with the line of its text, from 1. */
  rows: {line: number; cells: string[]}[];
}

const DELIMITERS = ['\t', ',', ';', '|'];

/** A line that only separates names and rows, as in Markdown or from a command line. */
const RULE = /^[\s|+:=-]+$/;

function delimiterOf(head: string): string {
  const counts = DELIMITERS.map((each) => head.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Cells of a line; the bars around a row of Markdown are no cells. */
function cellsOf(line: string, delimiter: string): string[] {
  if (delimiter === '|') {
    return line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim());
  }
  return (dsvFormat(delimiter).parseRows(line)[0] ?? []).map((cell) => cell.trim());
}

/** Reads rows as SQL editors and spreadsheets copy them. Blank lines and rules are left out. */
export function readTable(text: string): PastedTable {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((content, index) => ({content, line: index + 1}))
    .filter(({content}) => content.trim() !== '' && !RULE.test(content));
  const [head, ...rest] = lines;
  if (!head) return {columns: [], rows: []};
  const delimiter = delimiterOf(head.content);
  const rows = rest.map(({content, line}) => ({line, cells: cellsOf(content, delimiter)}));
  return {columns: cellsOf(head.content, delimiter), rows};
}
