import type {Expression, Facts, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {
  argumentsOf,
  bind,
  callOf,
  define,
  extend,
  memberOf,
  methodNameOf,
  nameAt,
  same,
  unquote,
} from '../syntax/facts.ts';

const RE_IMPORT = /^import .*;$/gm;

/** The part of a chain before a selector: the previous selector, or the identifier it starts at. */
function before(selector: SyntaxNode): SyntaxNode | undefined {
  const siblings = named(selector.parent);
  return siblings[siblings.indexOf(selector) - 1];
}

/** The last selector of the chain that starts at a node, or the node. */
function endOfChain(start: SyntaxNode): SyntaxNode {
  const siblings = named(start.parent);
  let index = siblings.indexOf(start);
  while (siblings[index + 1]?.type === 'selector') index += 1;
  return siblings[index] ?? start;
}

const givenIn = (node: SyntaxNode) =>
  argumentsOf(child(node, 'arguments'), (each) => child(child(each, 'label'), 'identifier'));

/** An identifier that is read, not declared or used as a label. */
function isRead(node: SyntaxNode): boolean {
  if (node.field === 'name') return false;
  return !/selector|label|type|signature|parameter|import|const_object/.test(
    node.parent?.type ?? '',
  );
}

function expression(node: SyntaxNode): Expression | undefined {
  if (node.type === 'identifier') return isRead(node) ? nameAt(node) : undefined;
  if (node.type === 'const_object_expression') {
    const type = child(node, 'type_identifier');
    if (!type || child(node, 'identifier')) return undefined;
    return {kind: 'new', type: type.text, args: givenIn(node), fields: [], at: type};
  }
  if (node.type === 'await_expression' || node.type === 'unary_expression') {
    const inner = child(node);
    return inner && same(endOfChain(inner));
  }
  if (node.type !== 'selector') return undefined;
  const object = before(node);
  const part = child(node);
  if (part?.type === 'argument_part') return callOf(object, givenIn(part));
  const name = child(part, 'identifier');
  return name ? memberOf(object, name, 'this') : same(object);
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_specification') {
    const uri = named(node).find((each) => /uri|string/.test(each.type));
    if (!uri) return;
    const local = child(node, 'identifier')?.text;
    const module = unquote(uri.text);
    facts.imports.push({module, local, names: [], wildcard: local === undefined, at: uri});
  }
  if (node.type === 'initialized_variable_definition' || node.type === 'formal_parameter') {
    // The value of `final x = await Eppo.forSubject(s)` is the end of the chain.
    const value = node.children.filter((each) => each.field === 'value' && each.named).at(-1);
    const type = child(node, 'type_identifier')?.text;
    bind(facts, node, field(node, 'name')?.text, {type, value});
  }
  if (node.type === 'class_definition') define(facts, field(node, 'name'));
  if (node.type === 'interfaces' || node.type === 'superclass') {
    extend(
      facts,
      named(node).filter((part) => part.type === 'type_identifier'),
    );
  }
}

export const dart: Language = {
  name: 'dart',
  aliases: ['dart'],
  grammar: 'dart',
  wraps: [
    {},
    // Statements without a function; imports stay on their lines as blanks.
    {
      before: 'Future<void> main() async {\n',
      after: '\n}',
      prepare: (code) => code.replace(RE_IMPORT, ''),
    },
  ],
  scopes: new Set(['class_body', 'function_body', 'block', 'class_definition', 'program']),
  classes: {classes: new Set(['class_definition']), methodName: methodNameOf('function_signature')},
  expression,
  declare,
};
