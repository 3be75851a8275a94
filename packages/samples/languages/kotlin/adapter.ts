import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, named} from '../syntax/node.ts';
import {
  addNamedImport,
  addWildcardImport,
  bind,
  define,
  positional,
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

function argumentsOf(suffix: SyntaxNode): Argument[] {
  const list = child(suffix, 'value_arguments');
  return (list ? named(list) : []).map((each) => {
    const [name] = named(each);
    const isNamed = each.children.some((part) => part.text === '=' && !part.named);
    return isNamed && name ? {name: name.text, at: name} : positional(each);
  });
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'simple_identifier':
      if (notAnExpression.has(node.parent?.type ?? '')) return undefined;
      if (node.parent?.type === 'value_argument' && named(node.parent)[1]) {
        if (named(node.parent)[0] === node) return undefined;
      }
      return {kind: 'name', name: node.text, at: node};
    case 'navigation_expression': {
      const [object, suffix] = named(node);
      const name = suffix && child(suffix, 'simple_identifier');
      if (!object || !name) return undefined;
      if (object.text === 'this') return {kind: 'name', name: name.text, at: name};
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'call_expression': {
      const [callee, suffix] = named(node);
      if (!callee || suffix?.type !== 'call_suffix') return undefined;
      const open = child(suffix, 'annotated_lambda') !== undefined;
      return {kind: 'call', callee, args: argumentsOf(suffix), open, at: callee};
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
    if (child(node, 'wildcard_import')) addWildcardImport(facts, path.text, path);
    else {
      addNamedImport(facts, path.text, '.', path, child(node, 'import_alias')?.children[1]?.text);
    }
  }
  if (node.type === 'property_declaration') {
    const variable = child(node, 'variable_declaration');
    const type = variable && child(variable, 'user_type', 'nullable_type')?.text;
    const isValue = (part: SyntaxNode) =>
      !/modifiers|binding_pattern_kind|variable_declaration|getter|setter/.test(part.type);
    const value = named(node).filter(isValue)[0];
    const name = variable && child(variable, 'simple_identifier');
    bind(facts, node, name?.text, {type, value});
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
    const target = child(node, 'constructor_invocation') ?? node;
    const type = child(target, 'user_type');
    if (type) facts.supertypes.push({name: type.text, at: type});
  }
}

export const kotlin: Adapter = {
  language: 'kotlin',
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
