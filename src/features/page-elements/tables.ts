import type {Element, ElementContent, Properties, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {findElements} from '../../shared/mdx/hast.ts';

const cellsOf = (row: Element): Element[] =>
  findElements(row, ({tagName}) => tagName === 'td' || tagName === 'th');

const rowsOf = (element: Element): Element[] =>
  findElements(element, ({tagName}) => tagName === 'tr');

/** Columns from which on a cell alone does not say what it is about. */
const NEEDS_HEADERS = 3;

/** Characters of the first cells, on average, up to which they are names; longer ones are sentences. */
const NAME = 40;

function areNames(texts: readonly string[]): boolean {
  const total = texts.reduce((sum, text) => sum + text.length, 0);
  return (
    texts.every(Boolean) && new Set(texts).size === texts.length && total <= NAME * texts.length
  );
}

/**
 * Rehype plugin: makes the first cell of each row its header where these cells name the rows, so that
 * screen readers say with each cell what it is about. Without `scope`, which a `th` beside cells does
 * not need. Runs before formulas are drawn, which then are named in these headers, too.
 */
export function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, {tagName: 'tbody'}, (body) => {
      const rows = rowsOf(body).map((row) => cellsOf(row).filter(({tagName}) => tagName === 'td'));
      const first = rows.flatMap(([cell]) => cell ?? []);
      const isWide = rows.every(({length}) => length >= NEEDS_HEADERS);
      if (isWide && areNames(first.map((cell) => toString(cell).trim()))) {
        for (const cell of first) cell.tagName = 'th';
      }
    });
  };
}

/** Shorter code is kept in one piece. */
const LONG = 14;

/** A name longer than this leaves three more columns no room, and a phone not even one. */
const LONG_NAME = 24;

/** Columns beside which a name may take its whole length. */
const FEW_COLUMNS = 4;

/** After a dot only: what a row is called is read in one piece. */
const OF_A_NAME = /(?<=\.)/;

/** After punctuation, and between the words of a name. */
const OF_A_VALUE = /(?<=[./_<([{,|?=&])|(?<=[a-z\d])(?=[A-Z])/;

function breakAt(code: Element, parts: RegExp, properties: Properties = {}): void {
  const [content] = code.children;
  if (content?.type !== 'text' || code.children.length > 1 || content.value.length <= LONG) return;
  code.children = content.value
    .split(parts)
    .flatMap((value, index): ElementContent[] => [
      ...(index ? [{type: 'element' as const, tagName: 'wbr', properties, children: []}] : []),
      {type: 'text', value},
    ]);
}

/** Rehype plugin: long code in a table may break between its parts, so that no column is pushed out of view. */
export function rehypeTableCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'tr'}, (row) => {
      const cells = cellsOf(row);
      cells.forEach((cell, index) => {
        for (const code of findElements(cell, ({tagName}) => tagName === 'code')) {
          const isLong = toString(code).length > LONG_NAME && !OF_A_NAME.test(toString(code));
          const isNarrow = index === 0 && isLong && cells.length < FEW_COLUMNS;
          breakAt(
            code,
            index > 0 || isLong ? OF_A_VALUE : OF_A_NAME,
            isNarrow ? {className: ['narrow']} : {},
          );
        }
      });
    });
  };
}

/** Characters of the last cells, on average, from which on they are sentences. */
const SENTENCE = 40;

function shapeOf(rows: readonly string[][]): string[] {
  const columns = rows[0]?.length ?? 0;
  const lastLength = rows.reduce((sum, row) => sum + (row.at(-1)?.length ?? 0), 0) / rows.length;
  const isNamed = columns <= FEW_COLUMNS && rows.every(([name = '']) => name.length <= LONG_NAME);
  const isTold = columns >= FEW_COLUMNS && lastLength >= SENTENCE;
  return [...(isNamed ? ['named'] : []), ...(isTold ? ['told'] : [])];
}

/**
 * Rehype plugin: tells the style sheet what widths cannot tell it: that the first column of a table
 * holds short names (`named`), which then stay on one line, and that the last of many columns holds
 * sentences (`told`), which then get room.
 */
export function rehypeTableShape() {
  return (tree: Root) => {
    visit(tree, {tagName: 'table'}, (table) => {
      const [, ...rows] = rowsOf(table).map((row) => cellsOf(row).map((cell) => toString(cell)));
      const className = shapeOf(rows);
      if (className.length > 0) {
        table.properties.className = className;
      }
    });
  };
}
