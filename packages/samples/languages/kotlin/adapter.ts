import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, named} from '../syntax/node.ts';
import {
  addNamedImport,
  addWildcardImport,
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  memberOf,
  nameAt,
  same,
} from '../syntax/facts.ts';

const notAnExpression = new Set([
  'navigation_suffix',
  'identifier',
  'variable_declaration',
  'parameter',
  'function_declaration',
  'class_parameter',
]);

/** The name of a named argument. */
function nameOf(argument: SyntaxNode): SyntaxNode | undefined {
  const isNamed = argument.children.some((part) => part.text === '=' && !part.named);
  return isNamed ? child(argument) : undefined;
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'simple_identifier': {
      const {parent} = node;
      if (notAnExpression.has(parent?.type ?? '')) return undefined;
      const [first, second] = parent?.type === 'value_argument' ? named(parent) : [];
      return second && first === node ? undefined : nameAt(node);
    }
    case 'navigation_expression': {
      const [object, suffix] = named(node);
      return memberOf(object, child(suffix, 'simple_identifier'), 'this');
    }
    case 'call_expression': {
      const [callee, suffix] = named(node);
      if (suffix?.type !== 'call_suffix') return undefined;
      const open = child(suffix, 'annotated_lambda') !== undefined;
      return callOf(callee, argumentsOf(child(suffix, 'value_arguments'), nameOf), {open});
    }
    case 'postfix_expression':
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_header') {
    const path = child(node, 'identifier');
    if (!path) return;
    const alias = child(node, 'import_alias')?.children[1]?.text;
    if (child(node, 'wildcard_import')) addWildcardImport(facts, path.text, path);
    else addNamedImport(facts, path.text, '.', path, alias);
  }
  if (node.type === 'property_declaration') {
    const variable = child(node, 'variable_declaration');
    const type = child(variable, 'user_type', 'nullable_type')?.text;
    const isValue = (part: SyntaxNode) =>
      !/modifiers|binding_pattern_kind|variable_declaration|getter|setter/.test(part.type);
    const value = named(node).find(isValue);
    bind(facts, node, child(variable, 'simple_identifier')?.text, {type, value});
  }
  if (node.type === 'parameter' || node.type === 'class_parameter') {
    const type = child(node, 'user_type', 'nullable_type')?.text;
    bind(facts, node, child(node, 'simple_identifier')?.text, {type});
  }
  if (node.type === 'class_declaration' || node.type === 'object_declaration') {
    define(facts, child(node, 'type_identifier'));
  }
  if (node.type === 'function_declaration' && node.parent?.type === 'source_file') {
    define(facts, child(node, 'simple_identifier'));
  }
  if (node.type === 'delegation_specifier') {
    const type = child(child(node, 'constructor_invocation') ?? node, 'user_type');
    if (type) extend(facts, [type]);
  }
}

export const kotlin: Language = {
  name: 'kotlin',
  aliases: ['kotlin', 'kt'],
  grammar: 'kotlin',
  scopes: new Set([
    'class_body',
    'function_declaration',
    'lambda_literal',
    'control_structure_body',
  ]),
  expression,
  declare,
};
