import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
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
import type {IdentifiedHeading} from './mistake.ts';
import {findRawMarkdown} from './rawMarkdown.ts';
import {findRepeatedId, identify} from './repeatedId.ts';

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
    const headings: IdentifiedHeading[] = [];
    const slugger = createSlugger();
    visit(tree, ['footnoteReference', 'heading'], (node) => {
      if (node.type === 'footnoteReference') notes.add(node.identifier);
      if (node.type === 'heading') headings.push(identify(node, slugger));
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
