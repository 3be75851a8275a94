import type {Adapter, Expression, Facts, ImportedName} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, child, field, named} from '../syntax/node.ts';
import {bind, positional, same} from '../syntax/facts.ts';

const uses = new Set(['use_declaration']);

function typeName(node: SyntaxNode): string {
  const inner = child(node, 'type_identifier', 'scoped_type_identifier', 'generic_type');
  return node.type === 'reference_type' && inner ? typeName(inner) : node.text;
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (/^(?:name|pattern|macro)$/.test(node.field ?? '')) return undefined;
      if (node.parent?.type === 'token_tree' || ancestor(node, uses)) return undefined;
      return {kind: 'name', name: node.text, at: node};
    case 'scoped_identifier': {
      const [object, name] = [field(node, 'path'), field(node, 'name')];
      if (ancestor(node, uses)) return undefined;
      return object && name && {kind: 'member', object, name: name.text, at: name};
    }
    case 'field_expression': {
      const [object, name] = [field(node, 'value'), field(node, 'field')];
      if (!object || !name) return undefined;
      if (object.type === 'self') return {kind: 'name', name: name.text, at: name};
      return {kind: 'member', object, name: name.text, at: name};
    }
    case 'call_expression': {
      const [callee, list] = [field(node, 'function'), field(node, 'arguments')];
      const args = (list ? named(list) : []).map(positional);
      return callee && {kind: 'call', callee, args, at: callee};
    }
    case 'try_expression':
    case 'await_expression':
    case 'parenthesized_expression':
    case 'reference_expression':
      return same(field(node, 'value') ?? child(node));
    default:
      return undefined;
  }
}

function importedNames(node: SyntaxNode, prefix: string): (ImportedName & {module: string})[] {
  const path = [prefix, field(node, 'path')?.text].filter(Boolean).join('::');
  if (node.type === 'scoped_use_list') {
    const list = field(node, 'list');
    return (list ? named(list) : []).flatMap((each) => importedNames(each, path));
  }
  if (node.type === 'use_as_clause') {
    const alias = field(node, 'alias')?.text;
    const target = field(node, 'path');
    const found = target ? importedNames(target, prefix) : [];
    return found.map((each) => ({...each, local: alias ?? each.local}));
  }
  const name = field(node, 'name') ?? node;
  const module = node.type === 'scoped_identifier' ? path : prefix;
  return [{name: name.text, local: name.text, at: name, module}];
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'use_declaration') {
    const argument = field(node, 'argument');
    const names = argument ? importedNames(argument, '') : [];
    for (const {module, ...each} of names) {
      if (each.at.type === 'use_wildcard') {
        const target = each.at.text.replace(/::\*$/, '');
        facts.imports.push({module: target, names: [], wildcard: true, at: each.at});
      } else {
        const local = module === '' ? each.local : undefined;
        const only = module === '' ? [] : [each];
        facts.imports.push({
          module: module || each.name,
          local,
          names: only,
          wildcard: false,
          at: each.at,
        });
      }
    }
  }
  if (node.type === 'let_declaration' || node.type === 'parameter') {
    const [pattern, type] = [field(node, 'pattern'), field(node, 'type')];
    const name = pattern?.type === 'mut_pattern' ? child(pattern, 'identifier') : pattern;
    if (name?.type !== 'identifier') return;
    bind(facts, name, name.text, {type: type && typeName(type), value: field(node, 'value')});
  }
  if (node.type === 'field_declaration') {
    const type = field(node, 'type');
    bind(facts, node, field(node, 'name')?.text, {type: type && typeName(type)});
  }
  if (/^(?:struct|enum|trait|function|type)_item$/.test(node.type)) {
    const name = field(node, 'name');
    const isMember = node.parent?.type === 'declaration_list';
    if (name && !isMember) facts.defined.add(name.text);
  }
}

export const rust: Adapter = {
  language: 'rust',
  grammar: 'rust',
  scopes: new Set(['function_item', 'closure_expression', 'block']),
  expression,
  declare,
};
