import {hasClass} from '../../../shared/mdx/hast.ts';
import type {ElementHandler} from './types.ts';

/** A word whose definition is at hand on the page: the word. */
export const term: ElementHandler = (state, element) =>
  hasClass(element, 'term') ? state.all(element) : undefined;
