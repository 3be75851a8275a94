import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import type {Report, Verdict} from './check.ts';
import {ROOT} from './paths.ts';
import type {PageFault} from './types.ts';

/**
 * Prints faults as a compiler does: `file:line:column error message`, the line of the page with
 * the place marked, and what to write instead.
 *
 * @param read returns the text of a file; the default reads it from disk
 */
export function formatFaults(
  faults: readonly PageFault[],
  read: (file: string) => string = readPage,
): string {
  const pages = new Map<string, string[]>();
  const linesOf = (file: string) => {
    const lines = pages.get(file) ?? read(file).split('\n');
    pages.set(file, lines);
    return lines;
  };
  return faults.map((fault) => formatFault(fault, linesOf(fault.file))).join('\n\n');
}

function formatFault({file, line, column, message, hint}: PageFault, page: string[]): string {
  const text = page[line - 1] ?? '';
  const indent = text.length - text.trimStart().length;
  const place = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
  const gutter = `${line} | `;
  const marker = ' '.repeat(gutter.length + (column === undefined ? indent : column - 1));
  return [
    `${place} error ${message.replaceAll('\n', '\n    ')}`,
    `  ${gutter}${text}`,
    `  ${marker}^`,
    ...(hint === undefined ? [] : [`  hint: ${hint}`]),
  ].join('\n');
}

function readPage(file: string): string {
  return readFileSync(resolve(ROOT, file), 'utf8');
}

/** The columns of the summary, each with the verdicts it counts. */
const COLUMNS: readonly (readonly [string, (verdict: Verdict) => boolean])[] = [
  ['fences', () => true],
  ['ran', ({status}) => status === 'ran' || status === 'executed-sql'],
  ['compiled', ({status}) => status === 'compiled'],
  ['symbols', ({status}) => status === 'symbols-checked'],
  ['parsed', ({status}) => status === 'parsed'],
  ['unchecked', ({status}) => status === 'unchecked'],
  ['failed', ({status}) => status === 'failed'],
  ['not code', ({status}) => status === 'not-code'],
];

/** Prints how many fences of each language were checked and how, with a total. */
export function formatSummary({verdicts, faults}: Report): string {
  const languages = [...new Set(verdicts.map(({fence}) => fence.language))].sort();
  const row = (name: string, counted: readonly Verdict[]) => [
    name,
    ...COLUMNS.map(([, counts]) => String(counted.filter(counts).length || '·')),
  ];
  const rows = [
    ['language', ...COLUMNS.map(([title]) => title)],
    ...languages.map((language) =>
      row(
        language,
        verdicts.filter(({fence}) => fence.language === language),
      ),
    ),
    row('all', verdicts),
  ];
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((cells) => cells[column]!.length)),
  );
  const table = rows.map((cells) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join('  '),
  );
  const reasons = verdicts
    .filter(({status}) => status === 'unchecked')
    .map(({fence}) => `  ${fence.file}:${fence.line - 1} ${fence.meta.unchecked}`);
  const count = faults.length === 1 ? '1 error' : `${faults.length} errors`;
  return [
    ...table,
    ...(reasons.length > 0 ? ['', 'unchecked, because:', ...reasons] : []),
    '',
    faults.length === 0 ? 'no errors' : count,
  ].join('\n');
}
