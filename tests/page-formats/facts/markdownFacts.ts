import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {inWords, wordsOf, type Facts} from './facts.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** Reads Markdown the way GitHub does. */
export function parseMarkdown(markdown: string): Root {
  return parser.parse(markdown);
}

/** The text of a node; blocks and cells end a word. */
function textOf(node: Nodes): string {
  if (node.type === 'code') {
    return ` ${node.meta ?? ''} ${node.value} `;
  }
  if (node.type === 'math') {
    return ` ${node.value} `;
  }
  if ('value' in node) {
    return node.value;
  }
  if ('children' in node) {
    const text = node.children.map(textOf).join('');
    return ['strong', 'emphasis', 'link', 'delete'].includes(node.type) ? text : ` ${text} `;
  }
  return 'alt' in node ? (node.alt ?? '') : '';
}

/** Reads the facts from the Markdown of a page. */
export function markdownFacts(tree: Root): Facts {
  const facts: Facts = {words: wordsOf(textOf(tree)).sort(), headings: [], tables: [], code: []};
  visit(tree, (node) => {
    if (node.type === 'heading') {
      facts.headings.push(`h${node.depth} ${inWords(textOf(node))}`);
    } else if (node.type === 'code' && node.lang !== 'math') {
      facts.code.push(node.value.trimEnd());
    } else if (node.type === 'table') {
      facts.tables.push(
        node.children.flatMap(({children}) => children.map((cell) => inWords(textOf(cell)))),
      );
    }
  });
  return facts;
}
