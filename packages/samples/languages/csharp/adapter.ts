import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {
  addWildcardImport,
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  memberOf,
  methodNameOf,
  nameAt,
  same,
} from '../syntax/facts.ts';

const RE_PRIMARY_CONSTRUCTOR = /(?<=\b(?:class|struct) \w+)\([^()]*\)/g;

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

const givenTo = (node: SyntaxNode) =>
  argumentsOf(field(node, 'arguments'), (each) => child(child(each, 'name_colon')));

function isInitializerKey(node: SyntaxNode): boolean {
  return node.field === 'left' && node.parent?.parent?.type === 'initializer_expression';
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (notAnExpression.has(node.parent?.type ?? '') || isInitializerKey(node)) return undefined;
      return node.field === 'name' || node.field === 'type' ? undefined : nameAt(node);
    case 'member_access_expression':
      return memberOf(field(node, 'expression'), field(node, 'name'), 'this');
    case 'conditional_access_expression': {
      const name = child(child(node, 'member_binding_expression'));
      return memberOf(field(node, 'condition') ?? child(node), name);
    }
    case 'invocation_expression':
      return callOf(field(node, 'function'), givenTo(node));
    case 'object_creation_expression': {
      const type = field(node, 'type');
      const fields = named(field(node, 'initializer')).flatMap((each) => {
        const left = each.type === 'assignment_expression' ? field(each, 'left') : undefined;
        return left?.type === 'identifier' ? [{name: left.text, at: left}] : [];
      });
      return type && {kind: 'new', type: type.text, args: givenTo(node), fields, at: type};
    }
    case 'await_expression':
    case 'parenthesized_expression':
    case 'postfix_unary_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'using_directive') {
    const path = child(node, 'qualified_name', 'identifier');
    if (path) addWildcardImport(facts, path.text, path);
  }
  if (node.type === 'variable_declaration') {
    const type = field(node, 'type');
    for (const each of named(node).filter((part) => part.type === 'variable_declarator')) {
      const value = child(child(each, 'equals_value_clause'));
      const known = type?.type === 'implicit_type' ? {value} : {type: type?.text};
      bind(facts, each, child(each, 'identifier')?.text, known);
    }
  }
  if (node.type === 'parameter' || node.type === 'property_declaration') {
    bind(facts, node, field(node, 'name')?.text, {type: field(node, 'type')?.text});
  }
  if (/^(?:class|interface|record|struct|enum)_declaration$/.test(node.type)) {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'base_list') extend(facts, named(node));
}

export const csharp: Language = {
  name: 'csharp',
  aliases: ['csharp', 'cs', 'c#', 'dotnet'],
  grammar: 'c_sharp',
  wraps: [
    {},
    // Primary constructors of C# 12, which the grammar does not know, replaced by blanks.
    {
      prepare: (code) =>
        code.replace(RE_PRIMARY_CONSTRUCTOR, (list) => list.replace(/[^\n]/g, ' ')),
    },
  ],
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
