import type {Argument, Binding, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from './node.ts';
import {ancestor, child, field} from './node.ts';

/** The content of a string literal without its quotes. */
export function unquote(text: string): string {
  return text.replace(/^[a-z]?["'`:]+|["'`]+$/gi, '');
}

/** Splits `a.b.C` into the module `a.b` and the name `C`. */
function splitPath(path: string, separator: string): {module: string; name: string} {
  const cut = path.lastIndexOf(separator);
  if (cut === -1) return {module: path, name: path};
  return {module: path.slice(0, cut), name: path.slice(cut + separator.length)};
}

/** Records `import a.b.C` as the name `C` of the module `a.b`. */
export function addNamedImport(
  facts: Facts,
  path: string,
  separator: string,
  at: SyntaxNode,
  local?: string,
): void {
  const {module, name} = splitPath(path, separator);
  facts.imports.push({
    module,
    names: [{name, local: local ?? name, at}],
    wildcard: false,
    at,
  });
}

/** Records an import that makes every name of a module visible. */
export function addWildcardImport(facts: Facts, module: string, at: SyntaxNode): void {
  facts.imports.push({module, names: [], wildcard: true, at});
}

/** The outermost part of an instance's body, where its fields are declared. */
export function fieldPlace(node: SyntaxNode, bodies: ReadonlySet<string>): SyntaxNode {
  return ancestor(node, bodies) ?? node;
}

/** Records a variable. */
export function bind(
  facts: Facts,
  at: SyntaxNode,
  name: string | undefined,
  known: {type?: string; value?: SyntaxNode},
): void {
  if (!name) return;
  const binding: Binding = {name, at, ...known};
  facts.bindings.push(binding);
}

/** Records a name that the sample itself defines. */
export function define(facts: Facts, name: SyntaxNode | undefined): void {
  if (name) facts.defined.add(name.text);
}

/** An expression that is worth what its inner one is: brackets, `await`, `try`. */
export function same(inner: SyntaxNode | undefined): Expression | undefined {
  return inner && {kind: 'same', inner};
}

/** A positional argument. */
export function positional(at: SyntaxNode): Argument {
  return {at};
}

/** Finds the name of a method, which stands in the field `name` or is the first identifier. */
export function methodNameOf(type: string): (node: SyntaxNode) => SyntaxNode | undefined {
  return (node) =>
    node.type === type
      ? (field(node, 'name') ?? child(node, 'simple_identifier', 'identifier'))
      : undefined;
}

const callees = new WeakMap<SyntaxNode, SyntaxNode>();

/**
 * A node that stands for `object.method` in a call, for grammars that have none: of type
 * `method_callee`, with the call as its parent.
 */
export function methodCallee(call: SyntaxNode): SyntaxNode {
  const known = callees.get(call);
  if (known) return known;
  const node: SyntaxNode = {...call, type: 'method_callee', children: [], parent: call};
  callees.set(call, node);
  return node;
}
