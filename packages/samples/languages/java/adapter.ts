import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {
  addNamedImport,
  addWildcardImport,
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  memberOf,
  methodCallee,
  nameAt,
  same,
} from '../syntax/facts.ts';

function expression(node: SyntaxNode): Expression | undefined {
  const args = () => argumentsOf(field(node, 'arguments'));
  switch (node.type) {
    case 'identifier':
      if (node.field === 'name' || node.field === 'field') return undefined;
      return node.parent?.type === 'scoped_identifier' ? undefined : nameAt(node);
    case 'field_access':
      return memberOf(field(node, 'object'), field(node, 'field'), 'this');
    case 'method_invocation':
      return callOf(methodCallee(node), args(), {at: field(node, 'name') ?? node});
    case 'method_callee':
      return memberOf(field(node.parent, 'object'), field(node.parent, 'name'));
    case 'object_creation_expression': {
      const type = field(node, 'type');
      return type && {kind: 'new', type: type.text, args: args(), fields: [], at: type};
    }
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_declaration') {
    const path = child(node, 'scoped_identifier', 'identifier');
    if (!path) return;
    if (child(node, 'asterisk')) addWildcardImport(facts, path.text, path);
    else addNamedImport(facts, path.text, '.', field(path, 'name') ?? path);
  }
  if (node.type === 'local_variable_declaration' || node.type === 'field_declaration') {
    const type = field(node, 'type')?.text;
    for (const each of named(node).filter((part) => part.type === 'variable_declarator')) {
      const known = type === 'var' ? {value: field(each, 'value')} : {type};
      bind(facts, each, field(each, 'name')?.text, known);
    }
  }
  if (node.type === 'formal_parameter' || node.type === 'resource') {
    bind(facts, node, field(node, 'name')?.text, {type: field(node, 'type')?.text});
  }
  if (/^(?:class|interface|record|enum)_declaration$/.test(node.type)) {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'super_interfaces' || node.type === 'superclass') {
    extend(facts, named(child(node, 'type_list') ?? node));
  }
}

export const java: Language = {
  name: 'java',
  aliases: ['java'],
  grammar: 'java',
  scopes: new Set([
    'class_body',
    'method_declaration',
    'constructor_declaration',
    'lambda_expression',
    'block',
  ]),
  expression,
  declare,
};
