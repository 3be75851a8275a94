import type {Adapter, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, child, field, named} from '../syntax/node.ts';
import {misspeltLoggerMethods} from './loggers.ts';
import {bind, define, positional, same, unquote} from '../syntax/facts.ts';

const callTypes = new Set(['call_expression']);

const methods = new Set(['method_declaration']);
const typeSpecs = new Set(['type_spec']);

/** What a struct's field is bound as; no package and type read like it. */
function fieldName(struct: string, name: SyntaxNode): string {
  return `${struct} ${name.text}`;
}

/** The type whose method a receiver's name stands in; undefined for other expressions. */
function receiverType(object: SyntaxNode): string | undefined {
  const method = object.type === 'identifier' ? ancestor(object, methods) : undefined;
  const receiver = method && field(method, 'receiver');
  const declared = receiver && child(receiver);
  if (!declared || field(declared, 'name')?.text !== object.text) return undefined;
  return field(declared, 'type')?.text.replace(/^\*/, '');
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (node.field === 'name' || node.parent?.type === 'literal_element') {
        const isKey = node.parent?.parent?.children[0] === node.parent;
        if (node.field === 'name' || isKey) return undefined;
      }
      return {kind: 'name', name: node.text, at: node};
    case 'selector_expression': {
      const [object, name] = [field(node, 'operand'), field(node, 'field')];
      const receiver = object && name && receiverType(object);
      if (receiver) return {kind: 'name', name: fieldName(receiver, name), at: name};
      return object && name && {kind: 'member', object, name: name.text, at: name};
    }
    case 'call_expression': {
      const [callee, list] = [field(node, 'function'), field(node, 'arguments')];
      const open = list?.children.some((each) => each.text === '...') ?? false;
      const args = (list ? named(list) : []).map(positional);
      return callee && {kind: 'call', callee, args, open, at: callee};
    }
    case 'composite_literal': {
      const [type, body] = [field(node, 'type'), field(node, 'body')];
      if (type?.type !== 'qualified_type' || !body) return undefined;
      const fields = named(body).flatMap((each) => {
        const key = each.type === 'keyed_element' ? child(each) : undefined;
        return key && /^\w+$/.test(key.text) ? [{name: key.text, at: key}] : [];
      });
      return {kind: 'new', type: type.text, args: [], fields, at: field(type, 'name') ?? type};
    }
    case 'unary_expression':
    case 'parenthesized_expression':
      return same(child(node));
    default:
      return undefined;
  }
}

function declareVariables(node: SyntaxNode, facts: Facts): void {
  const [left, right] = [field(node, 'left'), field(node, 'right')];
  if (!left || !right) return;
  const values = named(right);
  named(left).forEach((target, i) => {
    // In `client, err := call()` only the first name holds the SDK's value.
    const single = values.length === 1 && callTypes.has(values[0]?.type ?? '');
    const value = single ? (i === 0 ? values[0] : left) : values[i];
    if (target.type === 'identifier') bind(facts, target, target.text, {value});
  });
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_spec') {
    const path = field(node, 'path');
    if (!path) return;
    const module = unquote(path.text);
    const local = field(node, 'name')?.text ?? module.split('/').pop();
    facts.imports.push({module, local, names: [], wildcard: false, at: path});
  }
  if (node.type === 'short_var_declaration' || node.type === 'assignment_statement') {
    declareVariables(node, facts);
  }
  if (node.type === 'var_spec' || node.type === 'parameter_declaration') {
    const value = field(node, 'value');
    const known = {type: field(node, 'type')?.text, value: value && child(value)};
    for (const each of node.children.filter((name) => name.field === 'name' && name.named)) {
      bind(facts, each, each.text, known);
    }
  }
  if (node.type === 'type_spec' || node.type === 'function_declaration') {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'field_declaration') {
    const owner = ancestor(node, typeSpecs);
    const struct = owner && field(owner, 'name')?.text;
    for (const each of named(node).filter(({type}) => type === 'field_identifier')) {
      bind(facts, each, struct && fieldName(struct, each), {type: field(node, 'type')?.text});
    }
  }
}

export const go: Adapter = {
  language: 'go',
  grammar: 'go',
  scopes: new Set(['function_declaration', 'method_declaration', 'func_literal', 'block']),
  expression,
  declare,
  unknownNames: misspeltLoggerMethods,
};
