import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, walk} from '../syntax/node.ts';
import type {ApiType} from './api.ts';
import {nearest} from './nearest.ts';
import type {SymbolProblem} from './reference.ts';

/** The nodes in which a language defines classes and their methods. */
export type ClassNodes = {
  /** Everything with methods: classes, implementations of traits, modules. */
  classes: ReadonlySet<string>;
  /** The name of the method that a node defines. */
  methodName(node: SyntaxNode): SyntaxNode | undefined;
};

/** The methods that the class around a supertype's name defines itself. */
function methodsAround(supertype: SyntaxNode, nodes: ClassNodes): SyntaxNode[] {
  const owner = ancestor(supertype, nodes.classes);
  const methods: SyntaxNode[] = [];
  if (owner) {
    walk(owner, (node) => {
      const name = nodes.methodName(node);
      if (name && ancestor(node, nodes.classes) === owner) methods.push(name);
    });
  }
  return methods;
}

/**
 * Compares the methods of a class with those of the SDK type it extends or implements: what an
 * interface requires must be there, and a method with nearly the name of one that the class
 * leaves out overrides nothing.
 *
 * @param supertype where the class names the type
 */
export function checkOverrides(
  type: ApiType,
  supertype: SyntaxNode,
  nodes: ClassNodes,
  label: string,
): SymbolProblem | undefined {
  const methods = methodsAround(supertype, nodes);
  const names = methods.map((method) => method.text);
  const missing = type.required.find((name) => !names.includes(name));
  const callable = [...type.members.values()].filter((member) => member.overloads.length > 0);
  const known = [...callable.map((member) => member.name), ...type.listed];
  const candidates =
    missing === undefined ? known.filter((name) => !names.includes(name)) : [missing];
  const slip = methods.find(
    ({text}) => !type.members.has(text) && nearest(text, candidates) !== undefined,
  );
  if (slip) {
    return {
      at: slip,
      message: `\`${slip.text}\` is not a method of \`${type.path}\` in ${label}`,
      hint: nearest(slip.text, candidates),
    };
  }
  if (missing === undefined) return undefined;
  return {
    at: supertype,
    message: `\`${missing}\` of \`${type.path}\` is not implemented`,
    hint: `${label} requires ${type.required.map((name) => `\`${name}\``).join(' and ')}`,
  };
}
