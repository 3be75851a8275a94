import type {Parents} from 'hast';
import {toString} from 'hast-util-to-string';
import {findElements, hasClass} from '../../../shared/mdx/hast.ts';
import type {ElementHandler} from './types.ts';

function isInText(parent: Parents | undefined): boolean {
  return parent?.type === 'element' && parent.tagName === 'p';
}

/**
 * A formula, as TeX between dollar signs, or in a block of its own, where Markdown leaves each
 * backslash in place.
 */
export const math: ElementHandler = (state, element, parent) => {
  const isDisplay = hasClass(element, 'katex-display');
  const {dataTex} = element.properties;
  if (!isDisplay && !hasClass(element, 'katex') && dataTex === undefined) {
    return undefined;
  }
  // KaTeX leaves the TeX beside what it draws.
  const [annotation] = findElements(element, ({tagName}) => tagName === 'annotation');
  const source = annotation ? toString(annotation).trim() : String(dataTex ?? '');
  if (isDisplay && !isInText(parent)) {
    return {type: 'code', lang: 'math', value: source};
  }
  // A bar would end the cell.
  return {
    type: 'inlineMath',
    value: state.inTable ? source.replaceAll('|', String.raw`\vert `) : source,
  };
};
