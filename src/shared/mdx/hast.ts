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

/** Returns the elements of a tree that match, in reading order. */
export function findElements(tree: Nodes, isMatch: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => {
    if (isMatch(element)) {
      found.push(element);
    }
  });
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
