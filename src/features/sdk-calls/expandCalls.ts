import type {Code, Parent, Root, RootContent} from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {jsxElement} from '../../shared/mdx/jsxElement.ts';
import type {DataMistake} from '../../shared/parseData.ts';
import {readCalls} from './readCalls.ts';
import {tabItems} from './tabItems.ts';

/** The languages that the tabs around a fence already show. */
function writtenIn(parent: Parent): Set<string> {
  const values = parent.children.flatMap((child) =>
    child.type === 'mdxJsxFlowElement' && child.name === 'TabItem'
      ? child.attributes.flatMap((attribute) =>
          attribute.type === 'mdxJsxAttribute' && attribute.name === 'value'
            ? [attribute.value]
            : [],
        )
      : [],
  );
  return new Set(values.filter((value) => typeof value === 'string'));
}

const isTabs = (parent: Parent): boolean => 'name' in parent && parent.name === 'Tabs';

/** Findings about generated code point to the fence. */
function stayAt(node: Code, content: readonly RootContent[]): void {
  for (const item of content) {
    visit(item, (each) => {
      if (node.position) each.position = node.position;
    });
  }
}

/**
 * Replaces the `call` fences of a page by tabs with the calls in each language. A fence that stands
 * among tabs adds those that the page does not write itself.
 *
 * @param onMistakes what to do with a fence that cannot be read, which stays as it is.
 */
export function expandCalls(
  tree: Root,
  onMistakes: (mistakes: readonly DataMistake[], node: Code) => void,
): void {
  visit(tree, 'code', (node, index, parent: Parent | undefined) => {
    if (node.lang !== 'call' || !parent || index === undefined) return;
    const read = readCalls(node.value);
    if ('mistakes' in read) {
      onMistakes(read.mistakes, node);
      return;
    }
    const items = tabItems(read.content, isTabs(parent) ? writtenIn(parent) : new Set());
    const tabs = {...jsxElement('Tabs', {groupId: 'sdk'}), children: items};
    const content = isTabs(parent) ? items : [tabs];
    stayAt(node, content);
    parent.children.splice(index, 1, ...content);
    return [SKIP, index + content.length];
  });
}
