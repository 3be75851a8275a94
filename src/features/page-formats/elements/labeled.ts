import {defaultHandlers} from 'hast-util-to-mdast';
import type {PhrasingContent} from 'mdast';
import {childElements} from '../../../shared/mdx/hast.ts';
import {paragraph, strong, text} from '../../../shared/mdx/nodes.ts';
import type {ElementHandler} from './types.ts';

/** A tab's content below the tab's label. */
export const tabPanel: ElementHandler = (state, element) => {
  const {role, dataLabel} = element.properties;
  return role === 'tabpanel' && typeof dataLabel === 'string'
    ? [paragraph(strong(text(dataLabel))), ...state.toFlow(state.all(element))]
    : undefined;
};

/** What opens a closed part; the part itself follows, open. */
export const summary: ElementHandler = (state, element) =>
  paragraph(strong(...(state.all(element) as PhrasingContent[])));

/** A table below its caption. */
export const table: ElementHandler = (state, element) => [
  ...childElements(element)
    .filter(({tagName}) => tagName === 'caption')
    .map((caption) => paragraph(strong(...(state.all(caption) as PhrasingContent[])))),
  defaultHandlers.table(state, element),
];

/** A drawing or chart: the sentences that stand for it. */
export const picture: ElementHandler = (_, {properties}) =>
  properties.role === 'img' && typeof properties.ariaLabel === 'string'
    ? paragraph(strong(text('Figure:')), text(` ${properties.ariaLabel}`))
    : undefined;

/** The conclusion below a figure. */
export const caption: ElementHandler = (state, element) =>
  paragraph({type: 'emphasis', children: state.all(element) as PhrasingContent[]});
