import ts from 'typescript';

/** All identifiers of a file, in reading order. */
export function identifiersOf(file: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Gives each identifier a key that outlives what is changed around it: `init#1` is the second `init`.
 * What writers see of a sample and what readers see have the same keys.
 */
export function withKeys(nodes: readonly ts.Identifier[]): [string, ts.Identifier][] {
  const counts = new Map<string, number>();
  return nodes.map((node) => {
    const count = counts.get(node.text) ?? 0;
    counts.set(node.text, count + 1);
    return [`${node.text}#${count}`, node];
  });
}
