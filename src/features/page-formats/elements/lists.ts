import type {Element, ElementContent, Nodes} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {ListItem, PhrasingContent, Paragraph, FootnoteDefinition} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {
  bulletList,
  listItem,
  paragraph,
  strong,
  text,
  type Flow,
} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './blocks.ts';
import {childElements, removeNodes} from '../../../shared/mdx/hast.ts';

function isText(node: Flow | undefined): node is Paragraph {
  return node?.type === 'paragraph';
}

/** Title and sentence of a card share a line. */
function toCardItem(state: State, element: Element): ListItem {
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
    ? bulletList(childElements(element).map((item) => toCardItem(state, item)))
    : undefined;

const NAME = /fn-(.+)$/;

function nameIn(value: unknown): string | undefined {
  return NAME.exec(String(value))?.[1];
}

/** The mark of a footnote in the text. */
export const footnoteReference: ElementHandler = (_, {properties}) => {
  const name = properties.dataFootnoteRef === undefined ? undefined : nameIn(properties.href);
  return name
    ? {type: 'footnoteReference', identifier: name.toLowerCase(), label: name}
    : undefined;
};

function isBackLink(node: Nodes): boolean {
  return node.type === 'element' && node.properties.dataFootnoteBackref !== undefined;
}

/** The footnotes below the text. */
export const footnotes: ElementHandler = (state, element) => {
  if (element.properties.dataFootnotes === undefined) {
    return undefined;
  }
  const definitions: FootnoteDefinition[] = [];
  visit(element, {type: 'element', tagName: 'li'}, (item) => {
    const note = item as Element;
    const name = nameIn(note.properties.id);
    if (name) {
      const children = state.toFlow(
        state.all(removeNodes(structuredClone(note), isBackLink)),
      ) as Flow[];
      definitions.push({
        type: 'footnoteDefinition',
        identifier: name.toLowerCase(),
        label: name,
        children,
      });
    }
    return SKIP;
  });
  return definitions;
};

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
