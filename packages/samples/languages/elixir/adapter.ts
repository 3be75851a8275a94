import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named, walk} from '../syntax/node.ts';
import {
  addNamedImport,
  argumentsOf,
  bind,
  callOf,
  extend,
  indexOf,
  memberOf,
  nameAt,
} from '../syntax/facts.ts';

const defining = new Set(['def', 'defp', 'defmacro']);

/** The grammar has no fields for calls: the first child is the target. */
function parts(call: SyntaxNode) {
  return {target: field(call, 'target') ?? child(call), list: child(call, 'arguments')};
}

function isPiped(call: SyntaxNode): boolean {
  const operator = call.parent;
  return (
    operator?.type === 'binary_operator' &&
    operator.children.some((each) => each.text === '|>') &&
    field(operator, 'right') === call
  );
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      return /^(?:call|dot)$/.test(node.parent?.type ?? '') ? undefined : nameAt(node);
    case 'alias':
      return node.parent?.type === 'struct' ? undefined : nameAt(node);
    case 'dot': {
      const name = field(node, 'right');
      return name?.type === 'identifier' ? memberOf(field(node, 'left'), name) : undefined;
    }
    case 'call': {
      const {target, list} = parts(node);
      if (target?.type !== 'dot') return undefined;
      return callOf(target, argumentsOf(list), {implicit: isPiped(node) ? 1 : 0});
    }
    case 'map': {
      const struct = child(node, 'struct');
      const keywords = child(child(node, 'map_content') ?? node, 'keywords');
      const fields = named(keywords).flatMap((pair) => {
        const at = field(pair, 'key');
        return at ? [{name: at.text.replace(/:\s*$/, ''), at}] : [];
      });
      return struct && {kind: 'new', type: struct.text, args: [], fields, at: struct};
    }
    case 'access_call': {
      const key = field(node, 'key');
      return key?.type === 'string' ? indexOf(field(node, 'target'), key) : undefined;
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
  for (const each of named(field(target, 'right'))) {
    addNamedImport(facts, `${field(target, 'left')?.text}.${each.text}`, '.', each);
  }
}

/** The head behind `def`, without a guard. */
function headOf(node: SyntaxNode): SyntaxNode | undefined {
  const {target, list} = parts(node);
  const first = child(list);
  if (!first || !defining.has(target?.text ?? '')) return undefined;
  return first.type === 'binary_operator' ? (child(first) ?? first) : first;
}

function methodName(node: SyntaxNode): SyntaxNode | undefined {
  const head = node.type === 'call' ? headOf(node) : undefined;
  return head && parts(head).target;
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'binary_operator' && node.children.some((each) => each.text === '=')) {
    const [left, value] = [field(node, 'left'), field(node, 'right')];
    if (left?.type === 'identifier') bind(facts, left, left.text, {value});
    const [status, ok] = left?.type === 'tuple' ? named(left) : [];
    if (status?.text === ':ok' && ok?.type === 'identifier') bind(facts, ok, ok.text, {value});
  }
  if (node.type === 'unary_operator' && node.text.startsWith('@behaviour')) {
    walk(node, (each) => {
      if (each.type === 'alias') extend(facts, [each]);
    });
  }
  if (node.type !== 'call') return;
  const {target, list} = parts(node);
  if (target?.type !== 'identifier' || !list) return;
  if (target.text === 'alias') declareAlias(list, facts);
  const first = child(list);
  if (target.text === 'defmodule' && first) facts.defined.add(first.text);
  const head = headOf(node);
  const name = head && parts(head);
  if (!name?.target) return;
  const params = named(name.list).map((at) => ({name: at.text, at}));
  facts.definitions.push({name: name.target.text, params, at: head!});
}

export const elixir: Language = {
  name: 'elixir',
  aliases: ['elixir', 'ex', 'exs'],
  grammar: 'elixir',
  scopes: new Set(['do_block', 'anonymous_function']),
  classes: {classes: new Set(['do_block']), methodName},
  expression,
  declare,
};
