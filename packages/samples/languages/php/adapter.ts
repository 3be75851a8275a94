import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, child, field, named} from '../syntax/node.ts';
import {unknownPhpVariables} from './names.ts';
import {
  addNamedImport,
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  memberOf,
  methodCallee,
  methodNameOf,
  nameAt,
  same,
} from '../syntax/facts.ts';

const bodies = new Set(['declaration_list']);

function given(list: SyntaxNode | undefined) {
  return {
    open: named(list).some((each) => child(each, 'variadic_unpacking') !== undefined),
    args: argumentsOf(list, (each) => field(each, 'name')),
  };
}

function member(object: SyntaxNode | undefined, name: SyntaxNode | undefined) {
  if (!object || name?.type !== 'name') return undefined;
  if (object.text === '$this') return {kind: 'name' as const, name: `$${name.text}`, at: name};
  return memberOf(object, name);
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'variable_name':
      return nameAt(node);
    case 'name': {
      if (node.field !== 'scope' && node.field !== undefined) return undefined;
      const owners = /^(?:scoped_call_expression|class_constant_access_expression)$/;
      const isOwner = owners.test(node.parent?.type ?? '') && child(node.parent) === node;
      return isOwner ? nameAt(node) : undefined;
    }
    case 'qualified_name':
      return node.field === 'scope' ? nameAt(node) : undefined;
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
      const {args, open} = given(field(node, 'arguments'));
      return callOf(methodCallee(node), args, {open, at: field(node, 'name') ?? node});
    }
    case 'method_callee': {
      const call = node.parent;
      return member(field(call, 'object') ?? field(call, 'scope'), field(call, 'name'));
    }
    case 'object_creation_expression': {
      const type = child(node, 'name', 'qualified_name');
      const list = child(node, 'arguments');
      return type && {kind: 'new', type: type.text, ...given(list), fields: [], at: type};
    }
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'namespace_use_clause') {
    const path = child(node, 'qualified_name', 'name');
    const local = child(child(node, 'namespace_aliasing_clause'))?.text;
    if (path) addNamedImport(facts, path.text.replace(/^\\/, ''), '\\', path, local);
  }
  if (node.type === 'assignment_expression') {
    const [left, value] = [field(node, 'left'), field(node, 'right')];
    if (left?.type === 'variable_name') bind(facts, left, left.text, {value});
    if (left?.type === 'member_access_expression' && field(left, 'object')?.text === '$this') {
      bind(facts, ancestor(left, bodies) ?? left, `$${field(left, 'name')?.text}`, {value});
    }
  }
  if (/^(?:simple|property_promotion)_parameter$/.test(node.type)) {
    const promoted = node.type === 'property_promotion_parameter';
    const at = (promoted && ancestor(node, bodies)) || node;
    bind(facts, at, field(node, 'name')?.text, {type: field(node, 'type')?.text});
  }
  if (node.type === 'property_declaration') {
    const name = child(child(node, 'property_element'))?.text;
    bind(facts, node, name, {type: field(node, 'type')?.text});
  }
  if (/^(?:class|interface|trait|enum|function)_(?:declaration|definition)$/.test(node.type)) {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'class_interface_clause' || node.type === 'base_clause') {
    extend(facts, named(node));
  }
}

export const php: Language = {
  name: 'php',
  aliases: ['php'],
  grammar: 'php',
  wraps: [
    {prepare: (code) => (code.trimStart().startsWith('<?') ? code : `<?php ${code}`)},
    // Methods without their class.
    {before: '<?php class Sample {\n', after: '\n}'},
  ],
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
