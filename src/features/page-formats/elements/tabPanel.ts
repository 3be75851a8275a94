import {paragraph, strong, text} from './nodes.ts';
import type {ElementHandler} from './types.ts';

/** A tab's content below the tab's label. */
export const tabPanel: ElementHandler = (state, element) => {
  const {role, dataLabel} = element.properties;
  return role === 'tabpanel' && typeof dataLabel === 'string'
    ? [paragraph(strong(text(dataLabel))), ...state.toFlow(state.all(element))]
    : undefined;
};
