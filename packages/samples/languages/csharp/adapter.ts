import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {addWildcardImport, bind, methodNameOf, define, positional, same} from '../syntax/facts.ts';

const notAnExpression = new Set([
  'using_directive',
  'qualified_name',
  'variable_declarator',
  'name_colon',
  'generic_name',
  'parameter',
  'base_list',
  'implicit_parameter',
]);

function argumentsOf(list: SyntaxNode | undefined): Argument[] {
  return (list ? named(list) : []).map((each) => {
    const colon = child(each, 'name_colon');
    const name = colon && child(colon);
    return name ? {name: name.text, at: name} : positional(each);
  });
}

function fieldsOf(initializer: SyntaxNode | undefined): Argument[] {
  return (initializer ? named(initializer) : []).flatMap((each) => {
    const left = each.type === 'assignment_expression' ? field(each, 'left') : undefined;
    return left?.type === 'identifier' ? [{name: left.text, at: left}] : [];
  });
}

function isInitializerKey(node: SyntaxNode): boolean {
  return node.field === 'left' && node.parent?.parent?.type === 'initializer_expression';
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (notAnExpression.has(node.parent?.type ?? '') || isInitializerKey(node)) return undefined;
      if (node.field === 'name' || node.field === 'type') return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'member_access_expression': {
      const [object, name] = [field(node, 'expression'), field(node, 'name')];
      if (!object || !name) return undefined;
      if (object.text === 'this') return {kind: 'name', name: name.text, at: name};
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'conditional_access_expression': {
      const binding = child(node, 'member_binding_expression');
      const [object, name] = [field(node, 'condition') ?? child(node), binding && child(binding)];
      return object && name && {kind: 'member', object, name: name.text, at: name};
    }
    case 'invocation_expression': {
      const callee = field(node, 'function');
      const args = argumentsOf(field(node, 'arguments'));
      return callee && {kind: 'call', callee, args, at: callee};
    }
    case 'object_creation_expression': {
      const type = field(node, 'type');
      const args = argumentsOf(field(node, 'arguments'));
      const fields = fieldsOf(field(node, 'initializer'));
      return type && {kind: 'new', type: type.text, args, fields, at: type};
    }
    case 'await_expression':
    case 'parenthesized_expression':
    case 'postfix_unary_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declareVariables(node: SyntaxNode, facts: Facts): void {
  const type = field(node, 'type');
  for (const each of named(node).filter((part) => part.type === 'variable_declarator')) {
    const clause = child(each, 'equals_value_clause');
    const value = clause && child(clause);
    const known = type?.type === 'implicit_type' ? {value} : {type: type?.text};
    bind(facts, each, child(each, 'identifier')?.text, known);
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'using_directive') {
    const path = child(node, 'qualified_name', 'identifier');
    if (path) addWildcardImport(facts, path.text, path);
  }
  if (node.type === 'variable_declaration') declareVariables(node, facts);
  if (node.type === 'parameter' || node.type === 'property_declaration') {
    bind(facts, node, field(node, 'name')?.text, {type: field(node, 'type')?.text});
  }
  if (/^(?:class|interface|record|struct|enum)_declaration$/.test(node.type)) {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'base_list') {
    for (const each of named(node)) facts.supertypes.push({name: each.text, at: each});
  }
}

export const csharp: Adapter = {
  language: 'csharp',
  grammar: 'c_sharp',
  scopes: new Set([
    'declaration_list',
    'method_declaration',
    'constructor_declaration',
    'local_function_statement',
    'lambda_expression',
    'block',
  ]),
  classes: {
    classes: new Set([
      'class_declaration',
      'record_declaration',
      'struct_declaration',
      'interface_declaration',
    ]),
    methodName: methodNameOf('method_declaration'),
  },
  expression,
  declare,
};
