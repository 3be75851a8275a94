import {paragraph, strong, text, type Flow} from './nodes.ts';
import type {ElementHandler} from './types.ts';
import type {PhrasingContent} from 'mdast';

/** A drawing or chart: the sentences that stand for it. */
export const picture: ElementHandler = (_, {properties}) =>
  properties.role === 'img' && typeof properties.ariaLabel === 'string'
    ? paragraph(strong(text('Figure:')), text(` ${properties.ariaLabel}`))
    : undefined;

/** The conclusion below a figure. */
export const caption: ElementHandler = (state, element) =>
  element.tagName === 'figcaption'
    ? (paragraph({
        type: 'emphasis',
        children: state.all(element) as PhrasingContent[],
      }) satisfies Flow)
    : undefined;
