import type {Tree, TreeCursor} from 'web-tree-sitter';

/** A syntax node copied out of WASM memory, so that walking it is cheap. */
export type SyntaxNode = {
  type: string;
  field?: string;
  named: boolean;
  /** A piece that the grammar could not place, or one it had to invent. */
  broken?: 'error' | 'missing';
  text: string;
  /** 0-based row in the parsed text. */
  row: number;
  /** 0-based column in the parsed text. */
  column: number;
  children: SyntaxNode[];
  parent?: SyntaxNode;
};

function copy(cursor: TreeCursor, source: string, parent?: SyntaxNode): SyntaxNode {
  const {row, column} = cursor.startPosition;
  const node: SyntaxNode = {
    type: cursor.nodeType,
    field: cursor.currentFieldName ?? undefined,
    named: cursor.nodeIsNamed,
    broken: cursor.nodeIsMissing ? 'missing' : cursor.nodeType === 'ERROR' ? 'error' : undefined,
    text: source.slice(cursor.startIndex, cursor.endIndex),
    row,
    column,
    children: [],
    parent,
  };
  if (cursor.gotoFirstChild()) {
    do node.children.push(copy(cursor, source, node));
    while (cursor.gotoNextSibling());
    cursor.gotoParent();
  }
  return node;
}

/** Copies a whole tree. `source` is the text it was parsed from. */
export function copyTree(tree: Tree, source: string): SyntaxNode {
  const cursor = tree.walk();
  const root = copy(cursor, source);
  cursor.delete();
  return root;
}

/** The first child in a field. */
export function field(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  return node?.children.find((child) => child.field === name && child.named);
}

/** The first named child, optionally of the given types. */
export function child(node: SyntaxNode | undefined, ...types: string[]): SyntaxNode | undefined {
  return named(node).find((each) => types.length === 0 || types.includes(each.type));
}

/** The named children without comments; of nothing, none. */
export function named(node: SyntaxNode | undefined): SyntaxNode[] {
  return node?.children.filter((each) => each.named && !each.type.includes('comment')) ?? [];
}

/** Calls `visit` for a node and everything below it, parents first. */
export function walk(node: SyntaxNode, visit: (node: SyntaxNode) => void): void {
  visit(node);
  for (const each of node.children) walk(each, visit);
}

/** The nearest ancestor of the given types. */
export function ancestor(node: SyntaxNode, types: ReadonlySet<string>): SyntaxNode | undefined {
  let current = node.parent;
  while (current && !types.has(current.type)) current = current.parent;
  return current;
}
