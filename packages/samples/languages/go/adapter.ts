import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, child, field, named, walk} from '../syntax/node.ts';
import {nearest} from '../symbols/nearest.ts';
import type {SymbolProblem} from '../symbols/reference.ts';
import {
  argumentsOf,
  bind,
  callOf,
  define,
  memberOf,
  nameAt,
  same,
  unquote,
} from '../syntax/facts.ts';

const methods = new Set(['method_declaration']);
const typeSpecs = new Set(['type_spec']);

/** What a struct's field is bound as; no package and type read like it. */
function fieldName(struct: string, name: SyntaxNode): string {
  return `${struct} ${name.text}`;
}

/** The type whose method a receiver's name stands in; undefined for other expressions. */
function receiverType(object: SyntaxNode | undefined): string | undefined {
  const method = object?.type === 'identifier' ? ancestor(object, methods) : undefined;
  const declared = child(field(method, 'receiver'));
  if (!declared || field(declared, 'name')?.text !== object?.text) return undefined;
  return field(declared, 'type')?.text.replace(/^\*/, '');
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier': {
      const {parent} = node;
      const isKey = parent?.type === 'literal_element' && parent.parent?.children[0] === parent;
      return node.field === 'name' || isKey ? undefined : nameAt(node);
    }
    case 'selector_expression': {
      const [object, name] = [field(node, 'operand'), field(node, 'field')];
      const receiver = name && receiverType(object);
      if (receiver) return {kind: 'name', name: fieldName(receiver, name), at: name};
      return memberOf(object, name);
    }
    case 'call_expression': {
      const list = field(node, 'arguments');
      const open = list?.children.some((each) => each.text === '...') ?? false;
      return callOf(field(node, 'function'), argumentsOf(list), {open});
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
    const single = values.length === 1 && values[0]?.type === 'call_expression';
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
    const known = {type: field(node, 'type')?.text, value: child(field(node, 'value'))};
    for (const each of node.children.filter((name) => name.field === 'name' && name.named)) {
      bind(facts, each, each.text, known);
    }
  }
  if (node.type === 'type_spec' || node.type === 'function_declaration') {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'field_declaration') {
    const struct = field(ancestor(node, typeSpecs), 'name')?.text;
    for (const each of named(node).filter(({type}) => type === 'field_identifier')) {
      bind(facts, each, struct && fieldName(struct, each), {type: field(node, 'type')?.text});
    }
  }
}

const LOGGER_METHODS = ['LogAssignment', 'LogBanditAction'];

/**
 * Finds methods that look like those of a logger. The SDK asks a logger while running whether it
 * has the second one, so that a compiler accepts every name.
 */
function misspeltLoggerMethods(root: SyntaxNode): SymbolProblem[] {
  const problems: SymbolProblem[] = [];
  walk(root, (node) => {
    const name = field(node, 'name');
    if (node.type !== 'method_declaration' || !name || LOGGER_METHODS.includes(name.text)) return;
    const takesEvent = /\beppoclient\.\w+Event\b/.test(field(node, 'parameters')?.text ?? '');
    const hint = takesEvent ? nearest(name.text, LOGGER_METHODS) : undefined;
    if (hint) {
      problems.push({at: name, message: `\`${name.text}\` is not a method of a logger`, hint});
    }
  });
  return problems;
}

export const go: Language = {
  name: 'go',
  aliases: ['go', 'golang'],
  grammar: 'go',
  // The line break ends the last statement.
  wraps: [{after: '\n'}],
  scopes: new Set(['function_declaration', 'method_declaration', 'func_literal', 'block']),
  expression,
  declare,
  unknownNames: misspeltLoggerMethods,
};
