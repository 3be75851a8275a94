import type {Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from './node.ts';
import {child, field, named} from './node.ts';

/** The content of a string literal without its quotes. */
export function unquote(text: string): string {
  return text.replace(/^[a-z]?["'`:]+|["'`]+$/gi, '');
}

/** Records `import a.b.C` as the name `C` of the module `a.b`. */
export function addNamedImport(
  facts: Facts,
  path: string,
  separator: string,
  at: SyntaxNode,
  local?: string,
): void {
  const parts = path.split(separator);
  const name = parts.pop()!;
  const module = parts.join(separator) || path;
  facts.imports.push({module, names: [{name, local: local ?? name, at}], wildcard: false, at});
}

/** Records an import that makes every name of a module visible. */
export function addWildcardImport(facts: Facts, module: string, at: SyntaxNode): void {
  facts.imports.push({module, names: [], wildcard: true, at});
}

/** Records a variable. */
export function bind(
  facts: Facts,
  at: SyntaxNode,
  name: string | undefined,
  known: {type?: string; value?: SyntaxNode},
): void {
  if (!name) return;
  facts.bindings.push({name, at, ...known});
}

/** Records a name that the sample itself defines. */
export function define(facts: Facts, name: SyntaxNode | undefined): void {
  if (name) facts.defined.add(name.text);
}

/** An expression that is worth what its inner one is: brackets, `await`, `try`. */
export function same(inner: SyntaxNode | undefined): Expression | undefined {
  return inner && {kind: 'same', inner};
}

/** What a name stands for. */
export function nameAt(at: SyntaxNode): Expression {
  return {kind: 'name', name: at.text, at};
}

/** `object.name`; where the object is the instance itself, such as `this`, the name alone. */
export function memberOf(
  object: SyntaxNode | undefined,
  name: SyntaxNode | undefined,
  self?: string,
): Expression | undefined {
  if (!object || !name) return undefined;
  return object.text === self ? nameAt(name) : {kind: 'member', object, name: name.text, at: name};
}

/** The call of an expression. */
export function callOf(
  callee: SyntaxNode | undefined,
  args: Argument[],
  more: {at?: SyntaxNode; open?: boolean; implicit?: number} = {},
): Expression | undefined {
  return callee && {kind: 'call', callee, args, at: callee, ...more};
}

/** `object[key]` with a text as the key. */
export function indexOf(
  object: SyntaxNode | undefined,
  key: SyntaxNode | undefined,
): Expression | undefined {
  return object && key && {kind: 'index', object, key: unquote(key.text), at: key};
}

/** The arguments in a list; `nameOf` finds the name of one that has one. */
export function argumentsOf(
  list: SyntaxNode | undefined,
  nameOf: (argument: SyntaxNode) => SyntaxNode | undefined = () => undefined,
): Argument[] {
  return named(list).map((each) => {
    const name = nameOf(each);
    return name ? {name: name.text, at: name} : {at: each};
  });
}

/** Records the superclasses, interfaces, traits or behaviors that nodes name. */
export function extend(facts: Facts, names: readonly SyntaxNode[]): void {
  facts.supertypes.push(...names.map((at) => ({name: at.text, at})));
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
