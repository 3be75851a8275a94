import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {bind, define, fieldPlace, positional, same, unquote} from '../syntax/facts.ts';

const bodies = new Set(['block']);
const notAnExpression = new Set(['dotted_name', 'parameters', 'type', 'lambda_parameters']);

function args(list: SyntaxNode | undefined): {args: Argument[]; open: boolean} {
  const given = list ? named(list) : [];
  return {
    open: given.some((each) => each.type.endsWith('_splat')),
    args: given.map((each) => {
      const name = each.type === 'keyword_argument' ? field(each, 'name') : undefined;
      return name ? {name: name.text, at: name} : positional(each);
    }),
  };
}

function expression(node: SyntaxNode): Expression | undefined {
  const parent = node.parent;
  switch (node.type) {
    case 'identifier':
      if (!parent || notAnExpression.has(parent.type)) return undefined;
      if (node.field === 'name' || node.field === 'attribute') return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'attribute': {
      const [object, name] = [field(node, 'object'), field(node, 'attribute')];
      if (!object || !name) return undefined;
      if (object.text === 'self') return {kind: 'name', name: name.text, at: name};
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'call': {
      const callee = field(node, 'function');
      return callee && {kind: 'call', callee, ...args(field(node, 'arguments')), at: callee};
    }
    case 'subscript': {
      const [object, key] = [field(node, 'value'), field(node, 'subscript')];
      if (!object || key?.type !== 'string') return undefined;
      return {kind: 'index', object, key: unquote(key.text), at: key};
    }
    case 'await':
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declareImport(node: SyntaxNode, facts: Facts): void {
  const from = field(node, 'module_name');
  const names = node.children.filter((each) => each.field === 'name' && each.named);
  const imported = names.map((each) => {
    const name = field(each, 'name') ?? each;
    return {name: name.text, local: (field(each, 'alias') ?? each).text, at: name};
  });
  if (from) {
    const wildcard = node.children.some((each) => each.type === 'wildcard_import');
    facts.imports.push({module: from.text, names: imported, wildcard, at: from});
    return;
  }
  for (const each of imported) {
    const local = each.local.split('.')[0];
    facts.imports.push({module: each.name, local, names: [], wildcard: false, at: each.at});
  }
}

function declareFunction(node: SyntaxNode, facts: Facts): void {
  const name = field(node, 'name');
  const list = field(node, 'parameters');
  if (!name) return;
  const inClass = node.parent?.parent?.type === 'class_definition';
  if (!inClass) facts.defined.add(name.text);
  const params = (list ? named(list) : []).map((each) => ({
    name: (field(each, 'name') ?? child(each, 'identifier') ?? each).text,
    type: field(each, 'type')?.text,
    at: each,
  }));
  facts.definitions.push({name: name.text, params: params.slice(inClass ? 1 : 0), at: node});
  for (const param of params) bind(facts, param.at, param.name, {type: param.type});
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type.startsWith('import_')) declareImport(node, facts);
  if (node.type === 'function_definition') declareFunction(node, facts);
  if (node.type === 'class_definition') {
    define(facts, field(node, 'name'));
    const supers = field(node, 'superclasses');
    for (const each of supers ? named(supers) : []) {
      if (each.type !== 'keyword_argument') facts.supertypes.push({name: each.text, at: each});
    }
  }
  if (node.type === 'assignment') {
    const left = field(node, 'left');
    const known = {type: field(node, 'type')?.text, value: field(node, 'right')};
    if (left?.type === 'identifier') bind(facts, left, left.text, known);
    if (left?.type === 'attribute' && field(left, 'object')?.text === 'self') {
      bind(
        facts,
        fieldPlace(fieldPlace(left, bodies), bodies),
        field(left, 'attribute')?.text,
        known,
      );
    }
  }
  if (node.type === 'as_pattern') {
    const target = field(node, 'alias');
    bind(facts, node, target?.text, {value: child(node)});
  }
}

export const python: Adapter = {
  language: 'python',
  grammar: 'python',
  scopes: new Set(['function_definition', 'lambda', 'class_definition']),
  expression,
  declare,
};
