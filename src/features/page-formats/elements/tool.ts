import type {Parents} from 'hast';
import {link, paragraph, strong, text} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './types.ts';

const HEADING = /^h[2-6]$/;

/** The id of the heading above a child of the page. */
function idAbove(parent: Parents | undefined, child: Parents['children'][number]): unknown {
  const before = parent?.children.slice(0, parent.children.indexOf(child as never)) ?? [];
  const heading = before.findLast((node) => node.type === 'element' && HEADING.test(node.tagName));
  return heading?.type === 'element' ? heading.properties.id : undefined;
}

/**
 * A form that can only be used on the page: a link to it. Without one, whoever is told to paste
 * something there would paste it into a chat.
 */
export const tool: ElementHandler = (_, element, parent) => {
  const {dataTool, dataForSecrets} = element.properties;
  if (typeof dataTool !== 'string') return undefined;
  const id = idAbove(parent, element);
  const warning = ' Do not paste a secret or a key anywhere else.';
  return paragraph(
    strong(text('Tool on the page:')),
    text(' '),
    link(typeof id === 'string' ? `#${id}` : '', dataTool),
    text(`. It runs in the browser.${dataForSecrets === undefined ? '' : warning}`),
  );
};
