import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Diagnostic} from '../../shared/diagnostic.ts';

/**
 * Finds what the outline and the tables of a page lack for screen readers, which list headings as a
 * tree and read the name of a column before each cell; and steps that nothing numbers.
 *
 * @param file path of the page, relative to the repository
 */
export function structureMistakes(file: string, tree: Root): Diagnostic[] {
  const isPage = file.startsWith('docs/') && !path.basename(file).startsWith('_');
  const found: Diagnostic[] = [];
  const report = (node: Nodes, message: string): void => {
    found.push({file, line: node.position?.start.line ?? 1, message});
  };
  let above = 1;
  visit(tree, (node: Nodes) => {
    if (node.type === 'heading' && isPage) {
      if (node.depth === 1) {
        report(node, 'start headings at ##; the title is in the front matter');
      } else if (node.depth > above + 1) {
        const signs = '#'.repeat(above + 1);
        report(node, `this heading skips a level; write ${signs} here, or a heading above it`);
      }
      above = node.depth;
    } else if (node.type === 'table') {
      for (const cell of node.children[0]?.children ?? []) {
        if (toString(cell).trim() === '') {
          report(cell, 'a column without a name; a screen reader needs one');
        }
      }
    } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Steps') {
      if (!node.children.some(({type}) => type === 'heading')) {
        report(node, 'no step is numbered; start each in <Steps> with ###');
      }
    }
  });
  return found;
}
