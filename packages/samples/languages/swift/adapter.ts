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

const notAnExpression = new Set([
  'navigation_suffix',
  'identifier',
  'pattern',
  'parameter',
  'value_argument_label',
  'function_declaration',
]);

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'simple_identifier':
      return notAnExpression.has(node.parent?.type ?? '') ? undefined : nameAt(node);
    case 'navigation_expression': {
      const name = child(field(node, 'suffix'), 'simple_identifier');
      return memberOf(field(node, 'target'), name, 'self');
    }
    case 'call_expression': {
      const [callee, suffix] = named(node);
      if (suffix?.type !== 'call_suffix') return undefined;
      const args = argumentsOf(child(suffix, 'value_arguments'), (each) => field(each, 'name'));
      return callOf(callee, args, {open: child(suffix, 'lambda_literal') !== undefined});
    }
    case 'try_expression':
    case 'await_expression':
      return same(field(node, 'expr'));
    case 'postfix_expression':
      return same(field(node, 'target'));
    case 'optional_chaining_marker':
    case 'tuple_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_declaration') {
    const path = child(node, 'identifier');
    if (path) addWildcardImport(facts, path.text, path);
  }
  if (node.type === 'property_declaration') {
    const name = field(field(node, 'name'), 'bound_identifier')?.text;
    const type = child(child(node, 'type_annotation'))?.text;
    bind(facts, node, name, {type, value: field(node, 'value')});
  }
  if (node.type === 'if_statement' || node.type === 'guard_statement') {
    const at = node.children.findIndex((each) => each.field === 'bound_identifier');
    const name = node.children[at];
    const value = node.children.slice(at + 1).find((each) => each.named);
    if (name) bind(facts, name, name.text, {value});
  }
  if (node.type === 'parameter') {
    const type = node.children.find((each) => each.named && each.type.endsWith('type'));
    const names = named(node).filter((each) => each.type === 'simple_identifier');
    bind(facts, node, names.at(-1)?.text, {type: type?.text});
  }
  if (/^(?:class|protocol|function|typealias)_declaration$/.test(node.type)) {
    const isMember = node.type === 'function_declaration' && node.parent?.type === 'class_body';
    if (!isMember) define(facts, field(node, 'name'));
  }
  if (node.type === 'inheritance_specifier') extend(facts, [node]);
}

export const swift: Language = {
  name: 'swift',
  aliases: ['swift'],
  grammar: 'swift',
  scopes: new Set(['class_body', 'function_declaration', 'lambda_literal']),
  classes: {
    classes: new Set(['class_declaration', 'protocol_declaration']),
    methodName: methodNameOf('function_declaration'),
  },
  expression,
  declare,
};
