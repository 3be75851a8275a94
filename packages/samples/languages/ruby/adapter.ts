import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {missingRequire} from './requires.ts';
import {
  addWildcardImport,
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  indexOf,
  memberOf,
  methodCallee,
  methodNameOf,
  nameAt,
  same,
  unquote,
} from '../syntax/facts.ts';

const notAnExpression = new Set(['method_parameters', 'block_parameters', 'lambda_parameters']);

/** The name of a named argument. */
function nameOf(argument: SyntaxNode): SyntaxNode | undefined {
  const key = argument.type === 'pair' ? field(argument, 'key') : undefined;
  return key?.type === 'hash_key_symbol' ? key : undefined;
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
    case 'constant':
    case 'instance_variable':
      if (['method', 'name'].includes(node.field ?? '')) return undefined;
      return notAnExpression.has(node.parent?.type ?? '') ? undefined : nameAt(node);
    case 'scope_resolution':
      return memberOf(field(node, 'scope'), field(node, 'name'));
    case 'call': {
      const list = field(node, 'arguments');
      const method = field(node, 'method');
      if (!field(node, 'receiver') || !method) return undefined;
      if (!list && !node.text.endsWith(')')) return same(methodCallee(node));
      const open = named(list).some((each) => /splat|block/.test(each.type));
      return callOf(methodCallee(node), argumentsOf(list, nameOf), {open, at: method});
    }
    case 'method_callee':
      return memberOf(field(node.parent, 'receiver'), field(node.parent, 'method'));
    case 'element_reference': {
      const object = field(node, 'object');
      const key = named(node).find((each) => each !== object);
      return /^(?:simple_symbol|string)$/.test(key?.type ?? '') ? indexOf(object, key) : undefined;
    }
    default:
      return undefined;
  }
}

function declareMethod(node: SyntaxNode, facts: Facts): void {
  const name = field(node, 'name');
  const params = named(field(node, 'parameters')).map((each) => ({
    name: (field(each, 'name') ?? each).text,
    at: each,
  }));
  if (name) facts.definitions.push({name: name.text, params, at: node});
  for (const param of params) bind(facts, param.at, param.name, {});
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'call' && field(node, 'method')?.text === 'require') {
    const path = child(field(node, 'arguments'), 'string');
    if (path) addWildcardImport(facts, unquote(path.text), path);
  }
  if (node.type === 'method') declareMethod(node, facts);
  if (node.type === 'class' || node.type === 'module') {
    define(facts, field(node, 'name'));
    const parent = child(field(node, 'superclass'));
    if (parent) extend(facts, [parent]);
  }
  if (node.type === 'assignment') {
    const [left, value] = [field(node, 'left'), field(node, 'right')];
    if (left?.type === 'identifier') bind(facts, left, left.text, {value});
    if (/_variable$|^constant$/.test(left?.type ?? '')) {
      // Instance variables, globals and constants outlive the method that assigns them.
      let place = node;
      while (place.parent) place = place.parent;
      bind(facts, place, left?.text, {value});
    }
  }
}

export const ruby: Language = {
  name: 'ruby',
  aliases: ['ruby', 'rb'],
  grammar: 'ruby',
  scopes: new Set(['method', 'singleton_method', 'class', 'block', 'do_block', 'lambda']),
  classes: {classes: new Set(['class', 'module']), methodName: methodNameOf('method')},
  expression,
  declare,
  missingImport: missingRequire,
};
