import type {Element, ElementContent} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {ListItem, PhrasingContent} from 'mdast';
import {
  bulletList,
  listItem,
  paragraph,
  strong,
  text,
  type Flow,
} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './types.ts';

interface Group {
  terms: Element[];
  definitions: Element[];
}

function readGroups(children: readonly ElementContent[]): Group[] {
  const groups: Group[] = [];
  const entries = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'div' ? child.children : [child],
  );
  for (const entry of entries) {
    const last = groups.at(-1);
    if (entry.type === 'element' && entry.tagName === 'dt') {
      if (last?.definitions.length === 0) {
        last.terms.push(entry);
      } else {
        groups.push({terms: [entry], definitions: []});
      }
    } else if (entry.type === 'element' && last) {
      last.definitions.push(entry);
    }
  }
  return groups;
}

/** One definition stands behind its term, several stand below it. */
function toItem(state: State, {terms, definitions}: Group): ListItem {
  const names = terms.flatMap((term, index) => [
    ...(index > 0 ? [text(', ')] : []),
    strong(...(state.all(term) as PhrasingContent[])),
  ]);
  const contents = definitions.map((definition) => state.toFlow(state.all(definition)) as Flow[]);
  const [[first, ...others] = []] = contents;
  if (contents.length === 1 && first?.type === 'paragraph') {
    return listItem([paragraph(...names, text(': '), ...first.children), ...others]);
  }
  return listItem([paragraph(...names), bulletList(contents.map(listItem))]);
}

/** Terms and what they mean, as a list. */
export const definitionList: ElementHandler = (state, element) =>
  bulletList(readGroups(element.children).map((group) => toItem(state, group)));
