import {defaultHandlers} from 'hast-util-to-mdast';
import type {PhrasingContent} from 'mdast';
import {childElements, paragraph, strong} from './nodes.ts';
import type {ElementHandler} from './types.ts';

/** A table below its caption. */
export const table: ElementHandler = (state, element) => {
  if (element.tagName !== 'table') {
    return undefined;
  }
  const captions = childElements(element)
    .filter(({tagName}) => tagName === 'caption')
    .map((caption) => paragraph(strong(...(state.all(caption) as PhrasingContent[]))));
  const grid = defaultHandlers.table(state, element);
  return [...captions, grid];
};
