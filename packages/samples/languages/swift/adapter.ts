import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {addWildcardImport, bind, methodNameOf, positional, same} from '../syntax/facts.ts';

const notAnExpression = new Set([
  'navigation_suffix',
  'identifier',
  'pattern',
  'parameter',
  'value_argument_label',
  'function_declaration',
]);

function argumentsOf(suffix: SyntaxNode): Argument[] {
  const list = child(suffix, 'value_arguments');
  return (list ? named(list) : []).map((each) => {
    const label = field(each, 'name');
    return label ? {name: label.text, at: label} : positional(each);
  });
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'simple_identifier':
      if (notAnExpression.has(node.parent?.type ?? '')) return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'navigation_expression': {
      const [object, suffix] = [field(node, 'target'), field(node, 'suffix')];
      const name = suffix && child(suffix, 'simple_identifier');
      if (!object || !name) return undefined;
      if (object.text === 'self') return {kind: 'name', name: name.text, at: name};
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'call_expression': {
      const [callee, suffix] = named(node);
      if (!callee || suffix?.type !== 'call_suffix') return undefined;
      const open = child(suffix, 'lambda_literal') !== undefined;
      return {kind: 'call', callee, args: argumentsOf(suffix), open, at: callee};
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
    const pattern = field(node, 'name');
    const type = child(node, 'type_annotation');
    const name = pattern && field(pattern, 'bound_identifier');
    const typeName = type && child(type)?.text;
    bind(facts, node, name?.text, {type: typeName, value: field(node, 'value')});
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
    const name = field(node, 'name');
    const isMember = node.type === 'function_declaration' && node.parent?.type === 'class_body';
    if (name && !isMember) facts.defined.add(name.text);
  }
  if (node.type === 'inheritance_specifier') {
    facts.supertypes.push({name: node.text, at: node});
  }
}

export const swift: Adapter = {
  language: 'swift',
  grammar: 'swift',
  scopes: new Set(['class_body', 'function_declaration', 'lambda_literal']),
  classes: {
    classes: new Set(['class_declaration', 'protocol_declaration']),
    methodName: methodNameOf('function_declaration'),
  },
  expression,
  declare,
};
