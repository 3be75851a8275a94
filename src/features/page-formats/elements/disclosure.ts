import type {PhrasingContent} from 'mdast';
import {paragraph, strong} from './nodes.ts';
import type {ElementHandler} from './types.ts';

/** What opens a closed part; the part itself follows, open. */
export const summary: ElementHandler = (state, element) =>
  element.tagName === 'summary'
    ? paragraph(strong(...(state.all(element) as PhrasingContent[])))
    : undefined;
