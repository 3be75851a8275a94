import type {Expression, Facts, ImportedName, Language} from '../symbols/expression.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, child, field, named} from '../syntax/node.ts';
import {
  addWildcardImport,
  argumentsOf,
  bind,
  callOf,
  define,
  memberOf,
  nameAt,
  same,
} from '../syntax/facts.ts';

const uses = new Set(['use_declaration']);

/** Macros whose arguments are ordinary expressions. */
const RE_CALL_MACRO =
  /\b(println|eprintln|print|eprint|format|panic|assert|assert_eq|assert_ne|dbg|vec)!(?=[([])/g;

function typeName(node: SyntaxNode | undefined): string | undefined {
  const inner = child(node, 'type_identifier', 'scoped_type_identifier', 'generic_type');
  return node?.type === 'reference_type' && inner ? typeName(inner) : node?.text;
}

function expression(node: SyntaxNode): Expression | undefined {
  switch (node.type) {
    case 'identifier':
      if (/^(?:name|pattern|macro)$/.test(node.field ?? '')) return undefined;
      if (node.parent?.type === 'token_tree' || ancestor(node, uses)) return undefined;
      return nameAt(node);
    case 'scoped_identifier':
      if (ancestor(node, uses)) return undefined;
      return memberOf(field(node, 'path'), field(node, 'name'));
    case 'field_expression':
      return memberOf(field(node, 'value'), field(node, 'field'), 'self');
    case 'call_expression':
      return callOf(field(node, 'function'), argumentsOf(field(node, 'arguments')));
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
    return named(field(node, 'list')).flatMap((each) => importedNames(each, path));
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

function declareUse(node: SyntaxNode, facts: Facts): void {
  const argument = field(node, 'argument');
  for (const {module, ...each} of argument ? importedNames(argument, '') : []) {
    const {name, local, at} = each;
    if (at.type === 'use_wildcard') addWildcardImport(facts, at.text.replace(/::\*$/, ''), at);
    else if (module) facts.imports.push({module, names: [each], wildcard: false, at});
    else facts.imports.push({module: name, local, names: [], wildcard: false, at});
  }
}

function declare(node: SyntaxNode, facts: Facts): void {
  if (node.type === 'use_declaration') declareUse(node, facts);
  if (node.type === 'let_declaration' || node.type === 'parameter') {
    const pattern = field(node, 'pattern');
    const name = pattern?.type === 'mut_pattern' ? child(pattern, 'identifier') : pattern;
    if (name?.type !== 'identifier') return;
    bind(facts, name, name.text, {
      type: typeName(field(node, 'type')),
      value: field(node, 'value'),
    });
  }
  if (node.type === 'field_declaration') {
    bind(facts, node, field(node, 'name')?.text, {type: typeName(field(node, 'type'))});
  }
  if (/^(?:struct|enum|trait|function|type)_item$/.test(node.type)) {
    if (node.parent?.type !== 'declaration_list') define(facts, field(node, 'name'));
  }
}

export const rust: Language = {
  name: 'rust',
  aliases: ['rust', 'rs'],
  grammar: 'rust',
  // Printing macros as calls, because the grammar leaves the arguments of macros as loose tokens.
  // Every character keeps its place.
  symbolWraps: [{prepare: (code) => code.replace(RE_CALL_MACRO, '$1 ')}],
  scopes: new Set(['function_item', 'closure_expression', 'block']),
  expression,
  declare,
};
