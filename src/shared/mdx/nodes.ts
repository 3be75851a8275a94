import type {
  BlockContent,
  Code,
  DefinitionContent,
  Emphasis,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Text,
} from 'mdast';

/** What a list item, a quotation or a footnote holds. */
export type Flow = BlockContent | DefinitionContent;

export function text(value: string): Text {
  return {type: 'text', value};
}

export function code(value: string): InlineCode {
  return {type: 'inlineCode', value};
}

export function strong(...children: PhrasingContent[]): Strong {
  return {type: 'strong', children};
}

export function link(url: string, label: string): Link {
  return {type: 'link', url, children: [text(label)]};
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

export function fence(language: string, value: string): Code {
  return {type: 'code', lang: language, value};
}

export function listItem(children: Flow[]): ListItem {
  return {type: 'listItem', spread: false, children};
}

export function bulletList(children: ListItem[]): List {
  return {type: 'list', ordered: false, spread: false, children};
}

/** Builds an HTML element for a Markdown syntax tree. */
export function markup(
  tagName: string,
  properties: Readonly<Record<string, string | string[]>>,
  children: PhrasingContent[],
): Emphasis {
  return {type: 'emphasis', data: {hName: tagName, hProperties: properties}, children};
}
