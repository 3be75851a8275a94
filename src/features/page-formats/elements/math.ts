import type {Element, Parents} from 'hast';
import {toString} from 'hast-util-to-string';
import {EXIT, visit} from 'unist-util-visit';
import type {ElementHandler} from './types.ts';

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The TeX that KaTeX leaves beside what it draws. */
function sourceOf(element: Element): string {
  let source = '';
  visit(element, {type: 'element', tagName: 'annotation'}, (annotation) => {
    source = toString(annotation).trim();
    return EXIT;
  });
  return source;
}

function isInText(parent: Parents | undefined): boolean {
  return parent?.type === 'element' && parent.tagName === 'p';
}

/** A formula, as TeX between dollar signs. */
export const math: ElementHandler = (state, element, parent) => {
  const isDisplay = hasClass(element, 'katex-display');
  if (!isDisplay && !hasClass(element, 'katex')) {
    return undefined;
  }
  const source = sourceOf(element);
  if (isDisplay && !isInText(parent)) {
    return {type: 'math', value: source};
  }
  // A bar would end the cell.
  return {
    type: 'inlineMath',
    value: state.inTable ? source.replaceAll('|', String.raw`\vert `) : source,
  };
};
