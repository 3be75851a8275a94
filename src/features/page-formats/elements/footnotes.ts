import type {Element, Nodes} from 'hast';
import type {FootnoteDefinition} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {removeNodes} from '../../../shared/mdx/hast.ts';
import type {Flow} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './types.ts';

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
