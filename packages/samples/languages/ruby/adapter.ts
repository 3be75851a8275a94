import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {missingRequire} from './requires.ts';
import {bind, methodNameOf, define, methodCallee, positional, unquote} from '../syntax/facts.ts';

const notAnExpression = new Set(['method_parameters', 'block_parameters', 'lambda_parameters']);
function argumentsOf(list: SyntaxNode | undefined): Argument[] {
  return (list ? named(list) : []).map((each) => {
    const key = each.type === 'pair' ? field(each, 'key') : undefined;
    return key?.type === 'hash_key_symbol' ? {name: key.text, at: key} : positional(each);
  });
}

function isOpen(list: SyntaxNode | undefined): boolean {
  return list ? named(list).some((each) => /splat|block/.test(each.type)) : false;
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
    case 'constant':
    case 'instance_variable':
      if (['method', 'name'].includes(node.field ?? '')) return undefined;
      if (notAnExpression.has(node.parent?.type ?? '')) return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'scope_resolution': {
      const [object, name] = [field(node, 'scope'), field(node, 'name')];
      return object && name && {kind: 'member', object, name: name.text, at: name};
    }
    case 'call': {
      const list = field(node, 'arguments');
      const method = field(node, 'method');
      if (!field(node, 'receiver') || !method) return undefined;
      if (!list && !node.text.endsWith(')')) {
        return {kind: 'same', inner: methodCallee(node)};
      }
      const args = argumentsOf(list);
      return {kind: 'call', callee: methodCallee(node), args, open: isOpen(list), at: method};
    }
    case 'method_callee': {
      const call = node.parent;
      const [object, method] = call ? [field(call, 'receiver'), field(call, 'method')] : [];
      return object && method && {kind: 'member', object, name: method.text, at: method};
    }
    case 'element_reference': {
      const object = field(node, 'object');
      const key = named(node).find((each) => each !== object);
      if (!object || !key || !/^(?:simple_symbol|string)$/.test(key.type)) return undefined;
      return {kind: 'index', object, key: unquote(key.text), at: key};
    }
    default:
      return undefined;
  }
}

function declareMethod(node: SyntaxNode, facts: Facts): void {
  const name = field(node, 'name');
  const list = field(node, 'parameters');
  const params = (list ? named(list) : []).map((each) => ({
    name: (field(each, 'name') ?? each).text,
    at: each,
  }));
  if (name) facts.definitions.push({name: name.text, params, at: node});
  for (const param of params) bind(facts, param.at, param.name, {});
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'call' && field(node, 'method')?.text === 'require') {
    const list = field(node, 'arguments');
    const path = list && child(list, 'string');
    if (path) {
      const module = unquote(path.text);
      facts.imports.push({module, names: [], wildcard: true, at: path});
    }
  }
  if (node.type === 'method') declareMethod(node, facts);
  if (node.type === 'class' || node.type === 'module') {
    define(facts, field(node, 'name'));
    const superclass = field(node, 'superclass');
    const parent = superclass && child(superclass);
    if (parent) facts.supertypes.push({name: parent.text, at: parent});
  }
  if (node.type === 'assignment') {
    const [left, value] = [field(node, 'left'), field(node, 'right')];
    if (left?.type === 'identifier') bind(facts, left, left.text, {value});
    if (/_variable$|^constant$/.test(left?.type ?? '')) {
      // Instance variables, globals and constants outlive the method that assigns them.
      const top = node.parent;
      let place = top ?? node;
      while (place.parent) place = place.parent;
      bind(facts, place, left?.text, {value});
    }
  }
}

export const ruby: Adapter = {
  language: 'ruby',
  grammar: 'ruby',
  scopes: new Set(['method', 'singleton_method', 'class', 'block', 'do_block', 'lambda']),
  classes: {classes: new Set(['class', 'module']), methodName: methodNameOf('method')},
  expression,
  declare,
  missingImport: missingRequire,
};
