import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import type {Heading, Nodes, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {findLinks} from '../../../shared/mdx/findLinks.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {boxProblem} from './boxProblem.ts';
import {findMisused} from './componentMistakes.ts';

type Mistake = Omit<Diagnostic, 'file'>;

const MAX_NEXT_LINKS = 4;

const INVISIBLE = ['yaml', 'mdxjsEsm', 'mdxFlowExpression'];

function at(node: Nodes | undefined, message: string): Mistake {
  const line = node?.position?.start.line;
  return line === undefined ? {message} : {line, message};
}

function isNext(node: RootContent): node is Heading {
  return node.type === 'heading' && toString(node) === 'Next';
}

function openingMistakes({children}: Root): Mistake[] {
  const first = children.find(({type}) => !INVISIBLE.includes(type));
  return first?.type === 'paragraph'
    ? []
    : [at(first, 'say first what this is and why it matters')];
}

function titleMistakes({children}: Root): Mistake[] {
  return children
    .filter((node) => node.type === 'heading' && node.depth === 1)
    .map((node) => at(node, 'start headings at ##; the title is in the front matter'));
}

/** Headings below which no part of their level begins: screen readers list them as a tree. */
function levelMistakes(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  let above = 1;
  visit(tree, 'heading', (node) => {
    if (node.depth > above + 1) {
      const signs = '#'.repeat(above + 1);
      mistakes.push(
        at(node, `this heading skips a level; write ${signs} here, or a heading above it`),
      );
    }
    above = node.depth;
  });
  return mistakes;
}

function nextMistakes({children}: Root): Mistake[] {
  const start = children.findIndex(isNext);
  const next = start === -1 ? [] : children.slice(start + 1);
  const links = findLinks({type: 'root', children: next}).length;
  return [
    ...(next.every(({type}) => type !== 'heading')
      ? []
      : [at(children[start], '"Next" is not the last section; move it to the end')]),
    ...(links <= MAX_NEXT_LINKS
      ? []
      : [at(children[start], `${links} links under "Next"; keep the ${MAX_NEXT_LINKS} best`)]),
  ];
}

function calloutMistakes(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'containerDirective', (_node, index, parent) => {
    const next = parent?.children[(index ?? 0) + 1];
    if (next?.type === 'containerDirective') {
      mistakes.push(at(next, 'two callouts in a row; make a list or a table of them'));
    }
  });
  return mistakes;
}

function columnMistakes(tree: Root): Mistake[] {
  const mistakes: Mistake[] = [];
  visit(tree, 'table', ({children: [header]}) => {
    for (const cell of header?.children ?? []) {
      if (toString(cell).trim() === '') {
        mistakes.push(at(cell, 'a column without a name; a screen reader needs one'));
      }
    }
  });
  return mistakes;
}

function boxMistakes(kind: string | undefined, tree: Root): Mistake[] {
  const problem = boxProblem(kind, tree);
  return problem === undefined ? [] : [{message: problem}];
}

/**
 * Finds what is wrong with the order of a page: how it opens and ends, its box of prerequisites,
 * callouts in a row, columns without a name, elements that show less than they should.
 *
 * @param kind of the page, from its front matter
 */
export function structureMistakes(
  {file, tree}: {file: string; tree: Root},
  kind: string | undefined,
): Diagnostic[] {
  const isPage = file.startsWith('docs/') && !path.basename(file).startsWith('_');
  const mistakes = [
    ...(isPage
      ? [
          ...openingMistakes(tree),
          ...titleMistakes(tree),
          ...levelMistakes(tree),
          ...boxMistakes(kind, tree),
          ...nextMistakes(tree),
        ]
      : []),
    ...calloutMistakes(tree),
    ...columnMistakes(tree),
    ...findMisused(tree).map(({node, message}) => at(node, message)),
  ];
  return mistakes.map((mistake) => ({file, ...mistake}));
}
