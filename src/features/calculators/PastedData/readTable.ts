import {rollup} from 'd3-array';
import {dsvFormat} from 'd3-dsv';
import {StatisticsInputError} from '../../statistics/errors.ts';
import {MAX_VALUES} from '../kit/readColumn.ts';
import {isHeading, readValue} from '../kit/readValue.ts';
import {groupDigits} from '../../../shared/groupDigits.ts';

const MAX_COLUMNS = 3;

/** Name of the only group when no variation is given. */
const ALL = 'All values';

function fail(message: string): never {
  throw new StatisticsInputError('data', message);
}

/** The lines as cells, and what stands between these. */
function cellsOf(text: string) {
  const delimiter = ['\t', ';'].find((each) => text.includes(each)) ?? ',';
  const rows = dsvFormat(delimiter)
    .parseRows(text.replace(/^\uFEFF/, ''))
    .map((cells, index) => ({cells: cells.map((cell) => cell.trim()), line: index + 1}))
    .filter(({cells}) => cells.some((cell) => cell !== ''));
  return {rows, hasSemicolons: delimiter === ';'};
}

/**
 * One value of each subject, by variation, from pasted lines of subject, variation and value. A
 * subject's values are added up. Throws `StatisticsInputError` that names the line that is wrong.
 */
export function readTable(text: string): Map<string, number[]> {
  const {rows, hasSemicolons} = cellsOf(text);
  if (rows.length > MAX_VALUES) fail(`Paste at most ${groupDigits(MAX_VALUES)} lines.`);
  const [first] = rows;
  const width = first?.cells.length ?? 0;
  if (!first || width > MAX_COLUMNS) return fail('Paste lines of subject, variation and value.');
  const hasHeading = rows.length > 1 && isHeading(first.cells.at(-1) ?? '');
  const subjects = new Map<string, {variation: string; value: number}>();
  for (const {cells, line} of hasHeading ? rows.slice(1) : rows) {
    if (cells.length !== width) {
      const found = `${cells.length} ${cells.length === 1 ? 'part' : 'parts'}`;
      fail(`Line ${line} has ${found} where line ${first.line} has ${width}.`);
    }
    const value = readValue(cells.at(-1) ?? '', {field: 'data', line, hasSemicolons});
    const variation = cells.at(-2) ?? ALL;
    const subject = width === MAX_COLUMNS ? (cells[0] ?? '') : String(line);
    const known = subjects.get(subject);
    if (variation === '') fail(`Line ${line} has no variation.`);
    if (known && known.variation !== variation) {
      fail(
        `Line ${line}: “${subject}” is in ${variation} here and was in ${known.variation} before.`,
      );
    }
    subjects.set(subject, {variation, value: value + (known?.value ?? 0)});
  }
  const groups = rollup(
    subjects.values(),
    (own) => own.map(({value}) => value),
    ({variation}) => variation,
  );
  if (width === 2 && groups.size > 1 && groups.size === subjects.size) {
    fail(
      'The first part of each line is read as variation, and each variation has one line. If it ' +
        'is the subject, paste the values alone.',
    );
  }
  return groups;
}
