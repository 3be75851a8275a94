import {toString} from 'mdast-util-to-string';
import type {Heading, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {findLinks} from '../../src/shared/mdx/findLinks.ts';
import {readDocs, readSources} from '../support/content/readPages.ts';

const MAX_NEXT_LINKS = 4;

const INVISIBLE = ['yaml', 'mdxjsEsm', 'mdxFlowExpression'];

const pages = readDocs();

function isNext(node: RootContent): node is Heading {
  return node.type === 'heading' && toString(node) === 'Next';
}

/** Returns what follows the "Next" heading, or undefined on pages without one. */
function nextSection(tree: Root): RootContent[] | undefined {
  const start = tree.children.findIndex(isNext);
  return start === -1 ? undefined : tree.children.slice(start + 1);
}

describe('the structure of pages', () => {
  it('opens with a paragraph', () => {
    const wrong = pages.filter(
      ({tree}) => tree.children.find(({type}) => !INVISIBLE.includes(type))?.type !== 'paragraph',
    );
    expect(wrong.map(({file}) => `${file}: say first what this is and why it matters`)).toEqual([]);
  });

  it('leaves the first heading level to the title', () => {
    const wrong = pages.flatMap(({file, tree}) =>
      tree.children
        .filter((node) => node.type === 'heading' && node.depth === 1)
        .map((node) => `${file}:${node.position?.start.line}: start headings at ##`),
    );
    expect(wrong).toEqual([]);
  });

  it('ends with "Next", which holds at most four links', () => {
    const wrong = pages.flatMap(({file, tree}) => {
      const next = nextSection(tree);
      if (!next) {
        return [];
      }
      const links = findLinks({type: 'root', children: next}).length;
      const isLast = next.every(({type}) => type !== 'heading');
      return [
        ...(isLast ? [] : [`${file}: "Next" is not the last section`]),
        ...(links <= MAX_NEXT_LINKS ? [] : [`${file}: ${links} links under "Next"`]),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('puts no callout right behind another', () => {
    const wrong = readSources().flatMap(({file, tree}) => {
      const places: string[] = [];
      visit(tree, 'containerDirective', (node, index, parent) => {
        if (parent?.children[(index ?? 0) + 1]?.type === 'containerDirective') {
          places.push(
            `${file}:${node.position?.end.line}: make a list or a table of these callouts`,
          );
        }
      });
      return places;
    });
    expect(wrong).toEqual([]);
  });

  it('names the language of every fence', () => {
    const wrong = readSources().flatMap(({file, tree}) => {
      const places: string[] = [];
      visit(tree, 'code', ({lang, position}) => {
        if (!lang) {
          places.push(`${file}:${position?.start.line}: write \`\`\`text for plain text`);
        }
      });
      return places;
    });
    expect(wrong).toEqual([]);
  });

  it('names every column of a table', () => {
    const wrong = readSources().flatMap(({file, tree}) => {
      const places: string[] = [];
      visit(tree, 'table', ({children: [header]}) => {
        for (const cell of header?.children ?? []) {
          if (toString(cell).trim() === '') {
            places.push(
              `${file}:${cell.position?.start.line}: a screen reader needs a column name`,
            );
          }
        }
      });
      return places;
    });
    expect(wrong).toEqual([]);
  });
});
