import type {Heading, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findBadAdmonition, findOpenFence} from './blocks.ts';
import {
  findAmountsAsFormula,
  findLostCells,
  findLostNote,
  findMuteImage,
  findTextAsCode,
} from './lostText.ts';
import {findRawMarkdown} from './rawMarkdown.ts';
import {findRepeatedId} from './repeatedId.ts';

const RULES = [
  findOpenFence,
  findBadAdmonition,
  findTextAsCode,
  findAmountsAsFormula,
  findLostCells,
  findLostNote,
  findMuteImage,
  findRawMarkdown,
  findRepeatedId,
];

/**
 * Remark plugin: fails the build at the line of Markdown that means something else than its writer
 * wanted, and that would show as typed, swallow what follows, or vanish.
 */
export default function remarkSourceMistakes() {
  return (tree: Root, file: VFile) => {
    const source = String(file);
    const notes = new Set<string>();
    visit(tree, 'footnoteReference', ({identifier}) => {
      notes.add(identifier);
    });
    const headings: Heading[] = [];
    visit(tree, 'heading', (heading) => {
      headings.push(heading);
    });
    const page = {source, lines: source.split('\n'), notes, headings};
    visit(tree, (node) => {
      for (const find of RULES) {
        const mistake = find(node, page);
        if (mistake) file.fail(mistake.reason, {line: mistake.line, column: 1});
      }
    });
  };
}
