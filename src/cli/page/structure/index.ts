import {readFileSync} from 'node:fs';
import {frontMatterOf} from '../../../shared/mdx/frontMatter.ts';
import {parseMdx} from '../../../shared/mdx/parseMdx.ts';
import type {Diagnostic} from '../../../shared/diagnostic.ts';
import {cutMistakes} from './cutMistakes.ts';
import {firstViewMistakes} from './firstViewMistakes.ts';
import {placeholderMistakes} from './placeholderMistakes.ts';
import {retiredMistakes} from './retiredNames.ts';
import {sidebarMistakes} from './sidebarMistakes.ts';
import {structureMistakes} from './structureMistakes.ts';

/**
 * Finds what a finished page may not have, but one that is being written may: a wrong structure,
 * nothing to see at first, retired names, texts of the template, no place in the sidebar, no end
 * of a post's opening. A page that cannot be read is told about elsewhere.
 */
export function orderMistakes(file: string): Diagnostic[] {
  const source = readFileSync(file, 'utf8');
  const {kind} = frontMatterOf(source);
  try {
    const page = {file, tree: parseMdx(source)};
    return [
      ...structureMistakes(page, kind),
      ...firstViewMistakes(page, kind),
      ...retiredMistakes(file, page.tree),
      ...placeholderMistakes(file, source),
      ...cutMistakes(file, source),
      ...sidebarMistakes(file),
    ];
  } catch {
    return [];
  }
}
