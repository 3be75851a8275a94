import type {Heading, RootContent} from 'mdast';
import {jsxElement} from '../../../shared/mdx/jsxElement.ts';
import {text} from '../../../shared/mdx/nodes.ts';

/** A heading whose id does not follow from its text. */
export function heading(depth: Heading['depth'], id: string, title: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [text(title)]};
}

/** What is said about a call or an object, and beside it, where there is room, what is sent and comes back. */
export function withWire(text: RootContent[], wire: RootContent[]): RootContent {
  const block = (className: string, children: RootContent[]) =>
    ({...jsxElement('div', {className}), children}) as RootContent;
  return block('operation', [block('operation__text', text), block('operation__wire', wire)]);
}

/** Tabs that follow the reader's choice in other tabs of the same group. */
export function tabs(
  groupId: string,
  panels: readonly {value: string; label: string; children: RootContent[]}[],
): RootContent {
  return {
    ...jsxElement('Tabs', {groupId}),
    children: panels.map(({value, label, children}) => ({
      ...jsxElement('TabItem', {value, label}),
      children,
    })),
  } as RootContent;
}
