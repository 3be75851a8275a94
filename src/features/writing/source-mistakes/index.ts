import {createSlugger} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {findBadAdmonition, findLooseItem, findOpenFormula} from './blocks.ts';
import {findInvisible, findOneManager} from './code.ts';
import {
  findAmountsAsFormula,
  findEmpty,
  findForeignImage,
  findLostCells,
  findLostNote,
  findMuteImage,
  findOtherNumber,
  findRepeatedNote,
  findStruck,
  findTextAsCode,
} from './lostText.ts';
import type {IdentifiedHeading, Page} from './mistake.ts';
import {findRawMarkdown} from './rawMarkdown.ts';
import {findRepeatedId, identify} from './repeatedId.ts';

const RULES = [
  findOpenFormula,
  findBadAdmonition,
  findTextAsCode,
  findAmountsAsFormula,
  findLostCells,
  findLostNote,
  findRepeatedNote,
  findEmpty,
  findStruck,
  findOtherNumber,
  findMuteImage,
  findForeignImage,
  findLooseItem,
  findInvisible,
  findOneManager,
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
    const definitions: Page['definitions'][number][] = [];
    const slugger = createSlugger();
    visit(tree, ['footnoteReference', 'heading', 'definition', 'footnoteDefinition'], (node) => {
      if (node.type === 'footnoteReference') notes.add(node.identifier);
      if (node.type === 'definition' || node.type === 'footnoteDefinition') definitions.push(node);
      if (node.type === 'heading') headings.push(identify(node, slugger));
    });
    const page = {source, lines: source.split('\n'), notes, headings, definitions};
    visit(tree, (node, _, parent) => {
      for (const find of RULES) {
        const mistake = find(node, page, parent);
        if (mistake) file.fail(mistake.reason, {line: mistake.line, column: 1});
      }
    });
  };
}
