import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {unknownPhpVariables} from './names.ts';
import {
  addNamedImport,
  bind,
  methodNameOf,
  define,
  fieldPlace,
  methodCallee,
  positional,
  same,
} from '../syntax/facts.ts';

const bodies = new Set(['declaration_list']);
function argumentsOf(list: SyntaxNode | undefined): {args: Argument[]; open: boolean} {
  const given = list ? named(list) : [];
  return {
    open: given.some((each) => child(each, 'variadic_unpacking') !== undefined),
    args: given.map((each) => {
      const name = field(each, 'name');
      return name ? {name: name.text, at: name} : positional(each);
    }),
  };
}

function member(object: SyntaxNode | undefined, name: SyntaxNode | undefined) {
  if (!object || name?.type !== 'name') return undefined;
  if (object.text === '$this') return {kind: 'name' as const, name: `$${name.text}`, at: name};
  return {kind: 'member' as const, object, name: name.text, at: name};
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'variable_name':
      return {kind: 'name', name: node.text, at: node};
    case 'name':
      if (node.field !== 'scope' && node.field !== undefined) return undefined;
      if (
        node.parent?.type !== 'scoped_call_expression' &&
        node.parent?.type !== 'class_constant_access_expression'
      ) {
        return undefined;
      }
      if (named(node.parent)[0] !== node) return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'qualified_name':
      return node.field === 'scope' ? {kind: 'name', name: node.text, at: node} : undefined;
    case 'member_access_expression':
    case 'nullsafe_member_access_expression':
      return member(field(node, 'object'), field(node, 'name'));
    case 'class_constant_access_expression': {
      const [object, name] = named(node);
      return member(object, name);
    }
    case 'member_call_expression':
    case 'nullsafe_member_call_expression':
    case 'scoped_call_expression': {
      const at = field(node, 'name') ?? node;
      return {
        kind: 'call',
        callee: methodCallee(node),
        ...argumentsOf(field(node, 'arguments')),
        at,
      };
    }
    case 'method_callee': {
      const call = node.parent;
      return call && member(field(call, 'object') ?? field(call, 'scope'), field(call, 'name'));
    }
    case 'object_creation_expression': {
      const type = child(node, 'name', 'qualified_name');
      const list = child(node, 'arguments');
      return type && {kind: 'new', type: type.text, ...argumentsOf(list), fields: [], at: type};
    }
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declareUse(node: SyntaxNode, facts: Facts): void {
  const path = child(node, 'qualified_name', 'name');
  if (!path) return;
  const alias = child(node, 'namespace_aliasing_clause');
  const local = alias && child(alias)?.text;
  addNamedImport(facts, path.text.replace(/^\\/, ''), '\\', path, local);
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'namespace_use_clause') declareUse(node, facts);
  if (node.type === 'assignment_expression') {
    const [left, value] = [field(node, 'left'), field(node, 'right')];
    if (left?.type === 'variable_name') bind(facts, left, left.text, {value});
    if (left?.type === 'member_access_expression' && field(left, 'object')?.text === '$this') {
      bind(facts, fieldPlace(left, bodies), `$${field(left, 'name')?.text}`, {value});
    }
  }
  if (/^(?:simple|property_promotion)_parameter$/.test(node.type)) {
    const promoted = node.type === 'property_promotion_parameter';
    const at = promoted ? fieldPlace(node, bodies) : node;
    bind(facts, at, field(node, 'name')?.text, {type: field(node, 'type')?.text});
  }
  if (node.type === 'property_declaration') {
    const element = child(node, 'property_element');
    bind(facts, node, element && child(element)?.text, {type: field(node, 'type')?.text});
  }
  if (/^(?:class|interface|trait|enum|function)_(?:declaration|definition)$/.test(node.type)) {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'class_interface_clause' || node.type === 'base_clause') {
    for (const each of named(node)) facts.supertypes.push({name: each.text, at: each});
  }
}

export const php: Adapter = {
  language: 'php',
  grammar: 'php',
  scopes: new Set([
    'class_declaration',
    'method_declaration',
    'function_definition',
    'anonymous_function_creation_expression',
  ]),
  classes: {
    classes: new Set(['class_declaration', 'interface_declaration']),
    methodName: methodNameOf('method_declaration'),
  },
  expression,
  declare,
  unknownNames: unknownPhpVariables,
};
