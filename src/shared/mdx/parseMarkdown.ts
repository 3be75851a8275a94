import type {PhrasingContent, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

const processor = unified().use(remarkParse).use(remarkGfm);

/**
 * Parses Markdown that comes from a data file. The nodes carry no positions: those of another
 * text would point to a wrong line of the page.
 */
export function parseBlocks(markdown: string): RootContent[] {
  const tree: Root = processor.parse(markdown);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree.children;
}

/**
 * Parses one line of Markdown, such as the text of a table cell.
 *
 * @throws Error when it is more than one paragraph
 */
export function parseInline(markdown: string): PhrasingContent[] {
  const blocks = parseBlocks(markdown);
  const [paragraph] = blocks;
  if (!paragraph) {
    return [];
  }
  if (blocks.length > 1 || paragraph.type !== 'paragraph') {
    throw new Error(`"${markdown}" does not fit on one line: write plain text, code and links.`);
  }
  return paragraph.children;
}
