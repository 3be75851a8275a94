import type {Definition, FootnoteDefinition, Heading, Nodes, Parents} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-math';
import type {} from 'mdast-util-mdx';

/** What is wrong at a line of a page, and what to write instead. */
interface Mistake {
  line: number;
  reason: string;
}

/** A heading and the id that links open it by. */
export interface IdentifiedHeading {
  heading: Heading;
  id: string;
}

/** A page as rules see it. */
export interface Page {
  source: string;
  lines: readonly string[];
  /** Identifiers of the footnotes that the text refers to. */
  notes: ReadonlySet<string>;
  headings: readonly IdentifiedHeading[];
  /** What footnotes and links are defined by, in the order of the page. */
  definitions: readonly (Definition | FootnoteDefinition)[];
}

/** Finds what is wrong with one node of a page. */
export type Rule = (node: Nodes, page: Page, parent: Parents | undefined) => Mistake | undefined;

/** A mistake at the first line of a node. */
export function at(node: Nodes, reason: string): Mistake {
  return {line: node.position?.start.line ?? 1, reason};
}

/** The text of a node as its writer typed it. */
export function typed({position}: Nodes, {source}: Page): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/**
 * Finds code that is never closed: what follows, tags too, would belong to it, and MDX would blame the tag
 * around it.
 */
export function findOpenFence(content: string): {line: number; reason: string} | undefined {
  let open: {indent: string; mark: string; line: number} | undefined;
  for (const [index, text] of content.split('\n').entries()) {
    const [, indent = '', mark = '', rest = ''] = /^([\s>]*)(`{3,}|~{3,})(.*)$/.exec(text) ?? [];
    if (open && mark.startsWith(open.mark)) {
      if (rest.trim() !== '' || indent.length < open.indent.length) break;
      open = undefined;
    } else if (mark && !open && !rest.includes('`')) {
      open = {indent, mark, line: index + 1};
    }
  }
  return open && {line: open.line, reason: 'This code is never closed. End it with a line of ```.'};
}
