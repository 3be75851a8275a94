import type {Adapter, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {
  addNamedImport,
  addWildcardImport,
  bind,
  define,
  methodCallee,
  positional,
  same,
} from '../syntax/facts.ts';

function args(node: SyntaxNode) {
  const list = field(node, 'arguments');
  return (list ? named(list) : []).map(positional);
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (
        node.field === 'name' ||
        node.field === 'field' ||
        node.parent?.type === 'scoped_identifier'
      ) {
        return undefined;
      }
      return {kind: 'name', name: node.text, at: node};
    case 'field_access': {
      const [object, name] = [field(node, 'object'), field(node, 'field')];
      if (!object || !name) return undefined;
      if (object.type === 'this') return {kind: 'name', name: name.text, at: name};
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'method_invocation':
      return {
        kind: 'call',
        callee: methodCallee(node),
        args: args(node),
        at: field(node, 'name') ?? node,
      };
    case 'method_callee': {
      const call = node.parent;
      const [object, name] = call ? [field(call, 'object'), field(call, 'name')] : [];
      return object && name && {kind: 'member', object, name: name.text, at: name};
    }
    case 'object_creation_expression': {
      const type = field(node, 'type');
      return type && {kind: 'new', type: type.text, args: args(node), fields: [], at: type};
    }
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declareImport(node: SyntaxNode, facts: Facts): void {
  const path = child(node, 'scoped_identifier', 'identifier');
  if (!path) return;
  if (child(node, 'asterisk')) addWildcardImport(facts, path.text, path);
  else addNamedImport(facts, path.text, '.', field(path, 'name') ?? path);
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_declaration') declareImport(node, facts);
  if (node.type === 'local_variable_declaration' || node.type === 'field_declaration') {
    const type = field(node, 'type')?.text;
    for (const each of named(node).filter((part) => part.type === 'variable_declarator')) {
      const name = field(each, 'name');
      const value = field(each, 'value');
      bind(facts, each, name?.text, type === 'var' ? {value} : {type});
    }
  }
  if (node.type === 'formal_parameter' || node.type === 'resource') {
    bind(facts, node, field(node, 'name')?.text, {type: field(node, 'type')?.text});
  }
  if (/^(?:class|interface|record|enum)_declaration$/.test(node.type)) {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'super_interfaces' || node.type === 'superclass') {
    const list = child(node, 'type_list');
    for (const each of named(list ?? node)) facts.supertypes.push({name: each.text, at: each});
  }
}

export const java: Adapter = {
  language: 'java',
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
