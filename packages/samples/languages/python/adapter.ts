import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  fieldPlace,
  indexOf,
  memberOf,
  nameAt,
  same,
} from '../syntax/facts.ts';

const bodies = new Set(['block']);
const notAnExpression = new Set(['dotted_name', 'parameters', 'type', 'lambda_parameters']);

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (!node.parent || notAnExpression.has(node.parent.type)) return undefined;
      return node.field === 'name' || node.field === 'attribute' ? undefined : nameAt(node);
    case 'attribute':
      return memberOf(field(node, 'object'), field(node, 'attribute'), 'self');
    case 'call': {
      const list = field(node, 'arguments');
      const open = named(list).some((each) => each.type.endsWith('_splat'));
      const args = argumentsOf(list, (each) =>
        each.type === 'keyword_argument' ? field(each, 'name') : undefined,
      );
      return callOf(field(node, 'function'), args, {open});
    }
    case 'subscript': {
      const key = field(node, 'subscript');
      return key?.type === 'string' ? indexOf(field(node, 'value'), key) : undefined;
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
  if (!name) return;
  const inClass = node.parent?.parent?.type === 'class_definition';
  if (!inClass) define(facts, name);
  const params = named(field(node, 'parameters')).map((each) => ({
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
    const supers = named(field(node, 'superclasses'));
    extend(
      facts,
      supers.filter((each) => each.type !== 'keyword_argument'),
    );
  }
  if (node.type === 'assignment') {
    const left = field(node, 'left');
    const known = {type: field(node, 'type')?.text, value: field(node, 'right')};
    if (left?.type === 'identifier') bind(facts, left, left.text, known);
    if (left?.type === 'attribute' && field(left, 'object')?.text === 'self') {
      const place = fieldPlace(fieldPlace(left, bodies), bodies);
      bind(facts, place, field(left, 'attribute')?.text, known);
    }
  }
  if (node.type === 'as_pattern') {
    bind(facts, node, field(node, 'alias')?.text, {value: child(node)});
  }
}

export const python: Language = {
  name: 'python',
  aliases: ['python', 'py'],
  grammar: 'python',
  scopes: new Set(['function_definition', 'lambda', 'class_definition']),
  expression,
  declare,
};
