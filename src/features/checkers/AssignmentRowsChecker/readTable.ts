import {dsvFormat} from 'd3-dsv';

interface Row {
  /** Line of the text where it begins, from 1. */
  line: number;
  cells: string[];
}

export interface PastedTable {
  columns: string[];
  rows: Row[];
}

const DELIMITERS = ['\t', ',', ';', '|'];

/** A line that only separates names and rows, as in Markdown or from a command line. */
const RULE = /^[\s|+:=\-\u2500-\u257f]+$/;

/** What spreadsheets write above the names, to say what stands between cells. */
const SEPARATOR = /^\uFEFF?"?sep=(.)"?\r?(?=\n)/i;

/** What clients write below the rows: how many there are, and how long it took. */
const FOOTER =
  /^\(?(?:\d[\d.,]* rows?\b|\d[\d.,]* row\(s\)|time\b.+\d|empty set|fetched \d|query |elapsed|only showing )/i;

function delimiterOf(head: string): string {
  const counts = DELIMITERS.map((each) => head.split(each).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Rows between bars, one on each line; the bars around a row are no cells. */
function barRows(text: string): Row[] {
  return text.split(/\r?\n/).map((content, index) => {
    const cells = content
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|');
    return {line: index + 1, cells: RULE.test(content) ? [] : cells};
  });
}

/** Rows of spreadsheets: what stands in quotes may go on over several lines. */
function quotedRows(text: string, delimiter: string): Row[] {
  let next = 1;
  return dsvFormat(delimiter).parseRows(text, (cells) => {
    const line = next;
    next += 1 + (cells.join('').match(/\r\n|[\r\n]/g)?.length ?? 0);
    return {line, cells};
  });
}

/**
 * Reads rows as SQL editors, command lines and spreadsheets copy them. Blank lines, rules and what
 * clients count below the rows are left out.
 */
export function readTable(given: string): PastedTable {
  const [mark, separator] = SEPARATOR.exec(given) ?? [];
  const text = given
    .replace(mark ?? '', '')
    .replace(/^\uFEFF/, '')
    .replace(/[\u2502\u2503\u2551]/g, '|');
  const start = text.split(/\r?\n/).find((line) => line.trim() !== '' && !RULE.test(line)) ?? '';
  const delimiter = separator ?? delimiterOf(start);
  const all = delimiter === '|' ? barRows(text) : quotedRows(text, delimiter);
  const [head, ...rest] = all
    .map(({line, cells}) => ({line, cells: cells.map((cell) => cell.trim())}))
    .filter(({cells}) => cells.join('') !== '' && !RULE.test(cells.join('')));
  if (!head) return {columns: [], rows: []};
  const isRow = ({cells}: Row): boolean =>
    cells.length === head.cells.length || !FOOTER.test(cells.join(delimiter));
  return {columns: head.cells, rows: rest.filter(isRow)};
}
