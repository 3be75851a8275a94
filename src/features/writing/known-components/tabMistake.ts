import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {attributeTexts} from '../../../shared/mdx/attributeTexts.ts';
import {suggestOrList} from '../../../shared/suggest.ts';
import {sdkNames} from '../../sdks/definitions.ts';
import {TAB_GROUPS} from './mdxComponents.ts';

/** What the tabs of a page cannot be shown with, and where. */
interface TabMistake {
  node: Nodes;
  reason: string;
}

const isTab = (node: Nodes): boolean => 'name' in node && node.name === 'TabItem';

function groupMistake(group: string | undefined, values: readonly string[]): string | undefined {
  if (group === undefined) return undefined;
  if (!(TAB_GROUPS as readonly string[]).includes(group)) {
    return `No tabs follow groupId="${group}"; ${suggestOrList(group, TAB_GROUPS)}`;
  }
  const stray = group === 'sdk' ? values.find((value) => !sdkNames.includes(value)) : undefined;
  return stray === undefined
    ? undefined
    : `value="${stray}" is no SDK, so the tab follows no reader; ${suggestOrList(stray, sdkNames)}`;
}

/** Finds what keeps tabs from being shown: other content between them, and values that clash. */
export function findTabMistake(tabs: MdxJsxFlowElement): TabMistake | undefined {
  const children = tabs.children.filter(({type}) => type !== 'mdxFlowExpression');
  const other = children.find((child) => !isTab(child));
  if (other) {
    return {node: other, reason: 'Between tabs stands nothing else: put this into a <TabItem>.'};
  }
  const values = children.map((child) => attributeTexts(child, ['value'])[0] ?? '');
  const again = values.findIndex((value, index) => values.indexOf(value) < index);
  if (again >= 0) {
    const reason = `Two tabs have value="${values[again]}"; give each a value of its own.`;
    return {node: children[again] ?? tabs, reason};
  }
  const [first] = attributeTexts(tabs, ['defaultValue']);
  if (first !== undefined && !values.includes(first)) {
    const reason = `No tab has the value of defaultValue="${first}"; ${suggestOrList(first, values)}`;
    return {node: tabs, reason};
  }
  const [group] = attributeTexts(tabs, ['groupId']);
  const reason = groupMistake(group, values);
  return reason === undefined ? undefined : {node: tabs, reason};
}
