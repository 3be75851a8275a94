import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Root, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {compareProofs} from '../../../packages/samples/proofs/compare.ts';
import {claimMistakes} from '../../features/claims/claims.ts';
import {explain} from '../../features/writing/compile-errors/index.ts';
import {parseMdx} from '../../shared/mdx/parseMdx.ts';
import type {Diagnostic} from '../../shared/diagnostic.ts';
import {anchorsOf} from './links/anchorsOf.ts';
import {linkMistakes} from './links/linkMistakes.ts';

/**
 * Finds what the outline and the tables of a page lack for screen readers, which list headings as a
 * tree and read the name of a column before each cell; and steps that nothing numbers.
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

function claimMistakesOn(file: string): Diagnostic[] {
  try {
    return claimMistakes(file, anchorsOf);
  } catch (error) {
    return [explain(file, '', error as Error)];
  }
}

function parse(source: string): Root | undefined {
  try {
    return parseMdx(source);
  } catch {
    return undefined;
  }
}

/**
 * Finds what a page's source shows to be wrong, without compiling it: links, samples, its
 * outline, the places of its claims. What is no MDX is left to who compiles it.
 */
export async function sourceMistakes(file: string): Promise<Diagnostic[]> {
  const source = readFileSync(file, 'utf8');
  const tree = parse(source);
  return tree
    ? [
        ...linkMistakes(file, tree),
        ...structureMistakes(file, tree),
        ...claimMistakesOn(file),
        ...(await compareProofs({strict: false, pages: [file]})).mistakes,
      ]
    : [];
}
