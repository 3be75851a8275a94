import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, walk} from '../syntax/node.ts';
import type {Language, Binding, Facts} from './expression.ts';

/** Variables by the scope that declares them. */
type Scopes = ReadonlyMap<SyntaxNode | undefined, readonly Binding[]>;

/** Collects what a snippet declares. */
export function collectFacts(root: SyntaxNode, language: Language): Facts {
  const facts: Facts = {
    imports: [],
    bindings: [],
    defined: new Set(),
    definitions: [],
    supertypes: [],
  };
  walk(root, (node) => language.declare(node, facts));
  return facts;
}

/** Groups bindings by the nearest node that opens a scope; the outermost scope is undefined. */
export function groupByScope(bindings: readonly Binding[], language: Language): Scopes {
  const scopes = new Map<SyntaxNode | undefined, Binding[]>();
  for (const binding of bindings) {
    const scope = ancestor(binding.at, language.scopes);
    scopes.set(scope, [...(scopes.get(scope) ?? []), binding]);
  }
  return scopes;
}

/** Whether a node is part of another. */
export function isInside(at: SyntaxNode, outer: SyntaxNode): boolean {
  return at === outer || (at.parent !== undefined && isInside(at.parent, outer));
}

function isBefore(a: SyntaxNode, b: SyntaxNode): boolean {
  return a.row < b.row || (a.row === b.row && a.column <= b.column);
}

/**
 * Finds the declaration a name refers to: in the nearest scope that has one, the last one before
 * the use, or the first one when all come later (fields below a method).
 */
export function findBinding(
  name: string,
  at: SyntaxNode,
  scopes: Scopes,
  language: Language,
): Binding | undefined {
  let scope = ancestor(at, language.scopes);
  for (;;) {
    const here = (scopes.get(scope) ?? []).filter((binding) => binding.name === name);
    const before = here.filter((binding) => isBefore(binding.at, at));
    if (here.length > 0) return before.at(-1) ?? here[0];
    if (!scope) return undefined;
    scope = ancestor(scope, language.scopes);
  }
}
