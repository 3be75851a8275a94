import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import type {ElementHandler} from './types.ts';

/** The steps of a procedure; the numbers that a style sheet draws are written out. */
export const steps: ElementHandler = (state, element) => {
  if (element.properties.dataSteps === undefined) {
    return undefined;
  }
  const numbered = structuredClone(element);
  let number = 0;
  visit(numbered, {type: 'element', tagName: 'h3'}, (heading) => {
    number += 1;
    (heading as Element).children.unshift({type: 'text', value: `${number}. `});
  });
  return state.toFlow(state.all(numbered));
};
