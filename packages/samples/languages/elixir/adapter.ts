import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named, walk} from '../syntax/node.ts';
import {addNamedImport, bind, positional, unquote} from '../syntax/facts.ts';

const defining = new Set(['def', 'defp', 'defmacro']);

/** The grammar has no fields for calls: the first child is the target. */
function parts(call: SyntaxNode) {
  const list = child(call, 'arguments');
  return {target: field(call, 'target') ?? child(call), list};
}

function isPiped(call: SyntaxNode): boolean {
  const operator = call.parent;
  return (
    operator?.type === 'binary_operator' &&
    operator.children.some((each) => each.text === '|>') &&
    field(operator, 'right') === call
  );
}

function keywordFields(map: SyntaxNode): Argument[] {
  const found: Argument[] = [];
  const keywords = child(child(map, 'map_content') ?? map, 'keywords');
  for (const pair of keywords ? named(keywords) : []) {
    const key = field(pair, 'key');
    if (key) {
      found.push({name: key.text.replace(/:\s*$/, ''), at: key});
    }
  }
  return found;
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (node.parent?.type === 'call' || node.parent?.type === 'dot') return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'alias':
      return node.parent?.type === 'struct' ? undefined : {kind: 'name', name: node.text, at: node};
    case 'dot': {
      const [object, name] = [field(node, 'left'), field(node, 'right')];
      if (!object || name?.type !== 'identifier') return undefined;
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'call': {
      const {target, list} = parts(node);
      if (target?.type !== 'dot') return undefined;
      const args = (list ? named(list) : []).map(positional);
      const piped = isPiped(node) ? 1 : 0;
      return {kind: 'call', callee: target, args, implicit: piped, at: target};
    }
    case 'map': {
      const struct = child(node, 'struct');
      if (!struct) return undefined;
      return {kind: 'new', type: struct.text, args: [], fields: keywordFields(node), at: struct};
    }
    case 'access_call': {
      const [object, key] = [field(node, 'target'), field(node, 'key')];
      if (!object || key?.type !== 'string') return undefined;
      return {kind: 'index', object, key: unquote(key.text), at: key};
    }
    default:
      return undefined;
  }
}

function declareAlias(list: SyntaxNode, facts: Facts): void {
  const target = child(list);
  if (!target) return;
  if (target.type !== 'dot') {
    const as = /\bas:\s*(\w+)/.exec(list.text)?.[1];
    addNamedImport(facts, target.text, '.', target, as);
    return;
  }
  const group = field(target, 'right');
  for (const each of group ? named(group) : []) {
    addNamedImport(facts, `${field(target, 'left')?.text}.${each.text}`, '.', each);
  }
}

function declareFunction(head: SyntaxNode, facts: Facts): void {
  const {target, list} = parts(head);
  const params = (list ? named(list) : []).map((each) => ({name: each.text, at: each}));
  if (target) facts.definitions.push({name: target.text, params, at: head});
}

/** The name behind `def`. */
function methodName(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type !== 'call') return undefined;
  const {target, list} = parts(node);
  const first = list && child(list);
  if (!first || !defining.has(target?.text ?? '')) return undefined;
  return parts(first.type === 'binary_operator' ? (child(first) ?? first) : first).target;
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'binary_operator' && node.children.some((each) => each.text === '=')) {
    const [left, value] = [field(node, 'left'), field(node, 'right')];
    if (left?.type === 'identifier') bind(facts, left, left.text, {value});
    const ok =
      left?.type === 'tuple' && named(left)[0]?.text === ':ok' ? named(left)[1] : undefined;
    if (ok?.type === 'identifier') bind(facts, ok, ok.text, {value});
  }
  if (node.type === 'unary_operator' && node.text.startsWith('@behaviour')) {
    walk(node, (each) => {
      if (each.type === 'alias') facts.supertypes.push({name: each.text, at: each});
    });
  }
  if (node.type !== 'call') return;
  const {target, list} = parts(node);
  if (target?.type !== 'identifier' || !list) return;
  if (target.text === 'alias') declareAlias(list, facts);
  const first = child(list);
  if (target.text === 'defmodule' && first) facts.defined.add(first.text);
  if (defining.has(target.text) && first) {
    declareFunction(first.type === 'binary_operator' ? (child(first) ?? first) : first, facts);
  }
}

export const elixir: Adapter = {
  language: 'elixir',
  grammar: 'elixir',
  scopes: new Set(['do_block', 'anonymous_function']),
  classes: {classes: new Set(['do_block']), methodName},
  expression,
  declare,
};
