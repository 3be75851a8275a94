import {findElements} from '../../../shared/mdx/hast.ts';
import type {ElementHandler} from './types.ts';

/** The steps of a procedure; the numbers that a style sheet draws are written out. */
export const steps: ElementHandler = (state, element) => {
  if (element.properties.dataSteps === undefined) {
    return undefined;
  }
  const numbered = structuredClone(element);
  const headings = findElements(numbered, ({tagName}) => tagName === 'h3');
  headings.forEach(({children}, place) => {
    children.unshift({type: 'text', value: `${place + 1}. `});
  });
  return state.toFlow(state.all(numbered));
};
