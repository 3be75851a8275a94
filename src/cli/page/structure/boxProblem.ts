import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeTexts} from '../../../shared/mdx/attributeTexts.ts';

/** Kinds of pages that a reader follows step by step, and that say first who can do so. */
export const FOLLOWED: readonly string[] = ['tutorial', 'how-to'];

function isBox(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' && node.name === 'BeforeYouStart';
}

/** What is wrong inside a box, if anything. */
function contentProblem(box: MdxJsxFlowElement): string | undefined {
  const [time = ''] = attributeTexts(box, ['time']);
  if (/^\d+$/.test(time)) {
    return `write minutes, hours or days behind time="${time}"`;
  }
  return box.children.some(({type}) => type === 'list')
    ? undefined
    : 'list the prerequisites inside <BeforeYouStart>';
}

/**
 * Says what is wrong with the box of prerequisites of a page, if anything: pages that a reader
 * follows have exactly one, after the opening paragraph and before the first heading.
 */
export function boxProblem(kind: string | undefined, tree: Root): string | undefined {
  if (kind === undefined) {
    return undefined;
  }
  const [box, ...others] = tree.children.filter(isBox);
  const first = tree.children.findIndex(isBox);
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  if (!FOLLOWED.includes(kind)) {
    return first === -1 ? undefined : '<BeforeYouStart> is for tutorials and how-tos';
  }
  if (!box) {
    return 'say role, time and prerequisites in <BeforeYouStart>';
  }
  if (others.length > 0) {
    return 'one <BeforeYouStart> is enough';
  }
  const isAbove = opening !== -1 && first > opening && (heading === -1 || first < heading);
  return isAbove
    ? contentProblem(box)
    : 'put <BeforeYouStart> after the opening paragraph, before the first heading';
}
