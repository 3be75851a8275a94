import type {Adapter, Argument, Expression, Facts} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named} from '../syntax/node.ts';
import {bind, methodNameOf, define, positional, unquote} from '../syntax/facts.ts';

/** The part of a chain before a selector: the previous selector, or the identifier it starts at. */
function before(selector: SyntaxNode): SyntaxNode | undefined {
  const siblings = selector.parent ? named(selector.parent) : [];
  return siblings[siblings.indexOf(selector) - 1];
}

/** The last selector of the chain that starts at a node, or the node. */
function endOfChain(start: SyntaxNode): SyntaxNode {
  const siblings = start.parent ? named(start.parent) : [];
  let index = siblings.indexOf(start);
  while (siblings[index + 1]?.type === 'selector') index += 1;
  return siblings[index] ?? start;
}

function argumentsOf(list: SyntaxNode | undefined): Argument[] {
  return (list ? named(list) : []).map((each) => {
    const label = child(each, 'label');
    const name = label && child(label, 'identifier');
    return name ? {name: name.text, at: name} : positional(each);
  });
}

/** An identifier that is read, not declared or used as a label. */
function isRead(node: SyntaxNode): boolean {
  if (node.field === 'name') return false;
  return !/selector|label|type|signature|parameter|import|const_object/.test(
    node.parent?.type ?? '',
  );
}

function expression(node: SyntaxNode): Expression | undefined {
  if (node.type === 'identifier') {
    return isRead(node) ? {kind: 'name', name: node.text, at: node} : undefined;
  }
  if (node.type === 'const_object_expression') {
    const type = child(node, 'type_identifier');
    const constructor = child(node, 'identifier');
    const args = argumentsOf(child(node, 'arguments'));
    if (!type || constructor) return undefined;
    return {kind: 'new', type: type.text, args, fields: [], at: type};
  }
  if (node.type === 'await_expression' || node.type === 'unary_expression') {
    const inner = child(node);
    return inner && {kind: 'same', inner: endOfChain(inner)};
  }
  if (node.type !== 'selector') return undefined;
  const object = before(node);
  const part = child(node);
  if (!object) return undefined;
  if (!part) return {kind: 'same', inner: object};
  if (part.type === 'argument_part') {
    const args = argumentsOf(child(part, 'arguments'));
    return {kind: 'call', callee: object, args, at: object};
  }
  const name = child(part, 'identifier');
  if (!name) return {kind: 'same', inner: object};
  if (object.text === 'this') return {kind: 'name', name: name.text, at: name};
  return {kind: 'member', object, name: name.text, at: name};
}

/** `value` of `final x = await Eppo.forSubject(s)`: the end of the chain. */
function valueOf(node: SyntaxNode): SyntaxNode | undefined {
  return node.children.filter((each) => each.field === 'value' && each.named).at(-1);
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'import_specification') {
    const uri = named(node).find((each) => /uri|string/.test(each.type));
    if (!uri) return;
    const prefix = named(node).find((each) => each.type === 'identifier');
    facts.imports.push({
      module: unquote(uri.text),
      local: prefix?.text,
      names: [],
      wildcard: !prefix,
      at: uri,
    });
  }
  if (node.type === 'initialized_variable_definition') {
    const type = child(node, 'type_identifier')?.text;
    bind(facts, node, field(node, 'name')?.text, {type, value: valueOf(node)});
  }
  if (node.type === 'formal_parameter') {
    const type = child(node, 'type_identifier')?.text;
    bind(facts, node, field(node, 'name')?.text, {type});
  }
  if (node.type === 'class_definition') {
    define(facts, field(node, 'name'));
  }
  if (node.type === 'interfaces' || node.type === 'superclass') {
    for (const each of named(node).filter((part) => part.type === 'type_identifier')) {
      facts.supertypes.push({name: each.text, at: each});
    }
  }
}

export const dart: Adapter = {
  language: 'dart',
  grammar: 'dart',
  scopes: new Set(['class_body', 'function_body', 'block', 'class_definition', 'program']),
  classes: {classes: new Set(['class_definition']), methodName: methodNameOf('function_signature')},
  expression,
  declare,
};
