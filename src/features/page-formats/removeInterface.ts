import type {Element, Nodes, Properties, Root} from 'hast';
import {find, html} from 'property-information';
import {SKIP, visit} from 'unist-util-visit';
import {
  interfaceClasses,
  interfaceElements,
  interfaceMark,
  interfaceRole,
} from '../../shared/built-page/interfaceParts.ts';

const MARK = find(html, interfaceMark).property;

function classesOf({className}: Properties): readonly (string | number)[] {
  return Array.isArray(className) ? className : [];
}

function isHidden({hidden, ariaHidden}: Properties): boolean {
  return (
    ariaHidden === 'true' || (hidden !== undefined && hidden !== false && hidden !== 'until-found')
  );
}

/** Tells whether a picture speaks for itself; all other drawings only decorate. */
function isDecoration({tagName, properties}: Element): boolean {
  return tagName === 'svg' && !(properties.role === 'img' && properties.ariaLabel);
}

function isInterface(node: Nodes): boolean {
  if (node.type !== 'element') {
    return node.type === 'comment';
  }
  const {tagName, properties} = node;
  return (
    interfaceElements.includes(tagName) ||
    properties.role === interfaceRole ||
    properties[MARK] !== undefined ||
    isHidden(properties) ||
    isDecoration(node) ||
    classesOf(properties).some((name) => interfaceClasses.includes(String(name)))
  );
}

/**
 * Removes what is no text of a page: buttons, navigation, hidden parts, drawings without a text
 * alternative, comments, and everything marked with `data-markdown-ignore`.
 */
export function removeInterface(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (parent && index !== undefined && isInterface(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
}
