import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {findElements} from '../../../shared/mdx/hast.ts';

/** Columns from which on a cell alone does not say what it is about. */
const MANY_COLUMNS = 3;

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
export default function rehypeRowHeaders() {
  return (tree: Root) => {
    visit(tree, {tagName: 'tbody'}, (body) => {
      const rows = findElements(body, ({tagName}) => tagName === 'tr').map((row) =>
        findElements(row, ({tagName}) => tagName === 'td'),
      );
      const first = rows.map(([cell]) => cell).filter((cell): cell is Element => !!cell);
      const isWide = rows.every(({length}) => length >= MANY_COLUMNS);
      if (isWide && areNames(first.map((cell) => toString(cell).trim()))) {
        for (const cell of first) cell.tagName = 'th';
      }
    });
  };
}
