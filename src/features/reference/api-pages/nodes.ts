import type {Heading, RootContent} from 'mdast';
import {jsxElement} from '../../../shared/mdx/jsxElement.ts';
import {text} from '../../../shared/mdx/nodes.ts';

/** A heading whose id does not follow from its text. */
export function heading(depth: Heading['depth'], id: string, title: string): Heading {
  return {type: 'heading', depth, data: {hProperties: {id}}, children: [text(title)]};
}

/** A block that is closed at first. */
export function disclosure(summary: string, children: RootContent[]): RootContent {
  return {
    ...jsxElement('details', {}),
    children: [{...jsxElement('summary', {}), children: [text(summary)]}, ...children],
  } as unknown as RootContent;
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
