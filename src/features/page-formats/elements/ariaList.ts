import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {ListItem, Paragraph} from 'mdast';
import {childElements} from '../../../shared/mdx/hast.ts';
import {bulletList, listItem, paragraph, text, type Flow} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './types.ts';

function isText(node: Flow | undefined): node is Paragraph {
  return node?.type === 'paragraph';
}

/** Title and sentence of a card share a line. */
function toItem(state: State, element: Element): ListItem {
  const [title, ...body] = state.toFlow(state.all(element)) as Flow[];
  const [first, ...others] = body;
  if (isText(title) && isText(first)) {
    return listItem([paragraph(...title.children, text(': '), ...first.children), ...others]);
  }
  return listItem(title ? [title, ...body] : []);
}

/** A list made of other elements, such as a grid of cards. */
export const ariaList: ElementHandler = (state, element) =>
  element.properties.role === 'list'
    ? bulletList(childElements(element).map((item) => toItem(state, item)))
    : undefined;
