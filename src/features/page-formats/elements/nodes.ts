import type {Element} from 'hast';
import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
} from 'mdast';

export type Flow = BlockContent | DefinitionContent;

export function strong(...children: PhrasingContent[]): Strong {
  return {type: 'strong', children};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function text(value: string): PhrasingContent {
  return {type: 'text', value};
}

export function listItem(children: Flow[]): ListItem {
  return {type: 'listItem', spread: false, children};
}

export function bulletList(children: ListItem[]): List {
  return {type: 'list', ordered: false, spread: false, children};
}

/** Returns the child elements, white space between them left out. */
export function childElements({children}: Pick<Element, 'children'>): Element[] {
  return children.filter((child) => child.type === 'element');
}
