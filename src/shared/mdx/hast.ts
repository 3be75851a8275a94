import type {Element, Nodes, Parents} from 'hast';
import {SKIP, visit} from 'unist-util-visit';

/** Returns the classes of an element. */
export function classesOf({properties: {className}}: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** Returns the child elements, white space between them left out. */
export function childElements({children}: Pick<Element, 'children'>): Element[] {
  return children.filter((child) => child.type === 'element');
}

/** Tells whether a node is an element of a class. */
export function hasClass(node: Nodes, name: string): boolean {
  return node.type === 'element' && classesOf(node).includes(name);
}

/**
 * Returns the elements of a tree that match, in reading order. A loop of its own, because builds call
 * it some ten thousand times, and `visit` names its function anew for each node.
 */
export function findElements(tree: Nodes, isMatch: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const look = (node: Nodes): void => {
    if (node.type === 'element' && isMatch(node)) found.push(node);
    if ('children' in node) node.children.forEach(look);
  };
  look(tree);
  return found;
}

/** Removes the nodes of a tree that match, with everything inside them. */
export function removeNodes<Tree extends Parents>(
  tree: Tree,
  isMatch: (node: Nodes) => boolean,
): Tree {
  visit(tree as Nodes, (node, index, parent) => {
    if (parent && index !== undefined && isMatch(node)) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  return tree;
}
