import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {findElements} from '../../../shared/mdx/hast.ts';

/** Characters; a name of this length leaves room for three more columns. */
const SHORT_NAME = 24;

/** Columns beside which a name may take its whole length. */
const FEW_COLUMNS = 4;

/** Characters of the last cells, on average, from which on they are sentences. */
const SENTENCE = 40;

function cellTexts(row: Element): string[] {
  return findElements(row, ({tagName}) => tagName === 'td' || tagName === 'th').map((cell) =>
    toString(cell),
  );
}

function shapeOf(rows: readonly string[][]): string[] {
  const columns = rows[0]?.length ?? 0;
  const lastLength = rows.reduce((sum, row) => sum + (row.at(-1)?.length ?? 0), 0) / rows.length;
  return [
    ...(columns <= FEW_COLUMNS && rows.every(([name = '']) => name.length <= SHORT_NAME)
      ? ['named']
      : []),
    ...(columns >= FEW_COLUMNS && lastLength >= SENTENCE ? ['told'] : []),
  ];
}

/**
 * Rehype plugin: tells the style sheet what widths cannot tell it: that the first column of a table
 * holds short names (`named`), which then stay on one line, and that the last of many columns holds
 * sentences (`told`), which then get room.
 */
export default function rehypeTableShape() {
  return (tree: Root) => {
    visit(tree, {tagName: 'table'}, (table) => {
      const [, ...rows] = findElements(table, ({tagName}) => tagName === 'tr').map(cellTexts);
      const className = shapeOf(rows);
      if (className.length > 0) {
        table.properties.className = className;
      }
    });
  };
}
