import {toString} from 'hast-util-to-string';
import {capitalize} from '../../../shared/capitalize.ts';
import {childElements, classesOf} from '../../../shared/mdx/hast.ts';
import {paragraph, strong, text, type Flow} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './types.ts';

const TYPE = /^theme-admonition-(\w+)$/;

/** A note or a warning, as a quotation that starts with its kind and title. */
export const admonition: ElementHandler = (state, element) => {
  const type = classesOf(element)
    .map((name) => TYPE.exec(name)?.[1])
    .find(Boolean);
  const [heading, ...contents] = childElements(element);
  if (!type || !heading) {
    return undefined;
  }
  const kind = capitalize(type);
  const title = toString(heading).trim();
  const label = title.toLowerCase() === type ? kind : `${kind}: ${title}`;
  const children = contents.flatMap((content) => state.toFlow(state.all(content))) as Flow[];
  return {type: 'blockquote', children: [paragraph(strong(text(label))), ...children]};
};
