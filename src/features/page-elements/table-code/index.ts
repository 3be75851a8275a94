import type {Element, ElementContent, Properties, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';
import {findElements} from '../../../shared/mdx/hast.ts';

/** Shorter code is kept in one piece. */
const LONG = 14;

/** A name longer than this leaves three more columns no room, and a phone not even one. */
const LONG_NAME = 24;

const MANY_COLUMNS = 4;

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
export default function rehypeTableCode() {
  return (tree: Root) => {
    visit(tree, {tagName: 'tr'}, (row) => {
      const cells = findElements(row, ({tagName}) => tagName === 'td' || tagName === 'th');
      cells.forEach((cell, index) => {
        for (const code of findElements(cell, ({tagName}) => tagName === 'code')) {
          const isLong = toString(code).length > LONG_NAME && !OF_A_NAME.test(toString(code));
          const isNarrow = index === 0 && isLong && cells.length < MANY_COLUMNS;
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
