import type {Element, ElementContent, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {findElements} from '../../../shared/mdx/hast.ts';

/** Shorter code is kept in one piece. */
const LONG = 14;

/** After a dot only: what a row is called is read in one piece. */
const OF_A_NAME = /(?<=\.)/;

/** After punctuation, and between the words of a name. */
const OF_A_VALUE = /(?<=[./_<([{,|?=&])|(?<=[a-z\d])(?=[A-Z])/;

function breakAt(code: Element, parts: RegExp): void {
  const [content] = code.children;
  if (content?.type !== 'text' || code.children.length > 1 || content.value.length <= LONG) return;
  code.children = content.value
    .split(parts)
    .flatMap((value, index): ElementContent[] => [
      ...(index ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
      {type: 'text', value},
    ]);
}

/** Rehype plugin: long code in a table may break between its parts, so that no column is pushed out of view. */
export default function rehypeTableCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'tr'}, (row) => {
      findElements(row, ({tagName}) => tagName === 'td' || tagName === 'th').forEach(
        (cell, index) => {
          for (const code of findElements(cell, ({tagName}) => tagName === 'code')) {
            breakAt(code, index ? OF_A_VALUE : OF_A_NAME);
          }
        },
      );
    });
  };
}
