import type {Root} from 'mdast';

/** Kinds of pages that a reader follows step by step. */
const FOLLOWED = ['tutorial', 'how-to'];

/**
 * Says what is wrong with the box of prerequisites of a page, if anything: pages that a reader
 * follows have exactly one, after the opening paragraph and before the first heading.
 */
export function boxProblem(kind: string | undefined, tree: Root): string | undefined {
  const positions = tree.children.flatMap((node, index) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'BeforeYouStart' ? [index] : [],
  );
  const [first = -1, ...others] = positions;
  const opening = tree.children.findIndex(({type}) => type === 'paragraph');
  const heading = tree.children.findIndex(({type}) => type === 'heading');
  if (!FOLLOWED.includes(kind ?? '')) {
    return first === -1 ? undefined : '<BeforeYouStart> is for tutorials and how-tos';
  }
  if (first === -1) {
    return 'say role, time and prerequisites in <BeforeYouStart>';
  }
  if (others.length > 0) {
    return 'one <BeforeYouStart> is enough';
  }
  const isAbove = opening !== -1 && first > opening && (heading === -1 || first < heading);
  return isAbove
    ? undefined
    : 'put <BeforeYouStart> after the opening paragraph, before the first heading';
}
