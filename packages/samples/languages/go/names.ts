import {nearest} from '../symbols/nearest.ts';
import type {SymbolProblem} from '../symbols/reference.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, named, walk} from '../syntax/node.ts';
import {unquote} from '../syntax/facts.ts';

const BUILTIN = new Set([
  ...['append', 'cap', 'clear', 'close', 'copy', 'delete', 'len', 'make', 'max', 'min', 'new'],
  ...['panic', 'print', 'println', 'recover', 'nil', 'true', 'false', 'iota', '_'],
  ...['string', 'int', 'int64', 'int32', 'float64', 'float32', 'bool', 'byte', 'rune', 'error'],
]);
/** Nodes whose direct identifiers are declared, in the field given or in all of them. */
const DECLARING: Readonly<Record<string, string | undefined>> = {
  function_declaration: 'name',
  type_spec: 'name',
  var_spec: 'name',
  const_spec: 'name',
  parameter_declaration: 'name',
  variadic_parameter_declaration: 'name',
  type_parameter_declaration: 'name',
  type_switch_statement: 'alias',
};

/** Identifiers that a statement like `a, err := f()` declares. */
function leftOf(node: SyntaxNode): SyntaxNode[] {
  const left = /^(?:short_var_declaration|range_clause|receive_statement)$/.test(node.type)
    ? field(node, 'left')
    : undefined;
  return left ? named(left).filter((each) => each.type === 'identifier') : [];
}

function isFieldKey(node: SyntaxNode): boolean {
  const element = node.parent;
  return element?.type === 'literal_element' && child(element.parent ?? element) === element;
}

/** The names under which an import may be used; those of others need not be the path's end. */
function localNames(spec: SyntaxNode): string[] {
  const alias = field(spec, 'name')?.text;
  const path = unquote(field(spec, 'path')?.text ?? '');
  if (alias) return [alias];
  const isKnown = !path.includes('.') || path.endsWith('/eppoclient');
  return isKnown ? [path.split('/').pop() ?? path] : path.split(/[-./]/);
}

/**
 * Finds what the compiler of Go would: names that nothing declares, and imports that nothing uses.
 * Fragments and samples that are only one file of a package are left alone.
 */
export function unknownGoNames(root: SyntaxNode): SymbolProblem[] {
  const declared = new Set(BUILTIN);
  const read = new Map<string, SyntaxNode>();
  const used = new Set<string>();
  const imports: SyntaxNode[] = [];
  const places = new Set<SyntaxNode>();
  walk(root, (node) => {
    if (node.type === 'import_spec') imports.push(node);
    const fieldName = DECLARING[node.type];
    const found = [
      ...leftOf(node),
      ...(fieldName ? node.children.filter((each) => each.field === fieldName) : []),
    ];
    for (const each of found.flatMap((it) => (it.type === 'expression_list' ? named(it) : [it]))) {
      places.add(each);
      declared.add(each.text);
    }
  });
  walk(root, (node) => {
    if (node.type === 'package_identifier') used.add(node.text);
    if (node.type !== 'identifier' || places.has(node) || isFieldKey(node)) return;
    used.add(node.text);
    if (!read.has(node.text)) read.set(node.text, node);
  });
  if (imports.length === 0 || !declared.has('main')) return [];
  for (const name of imports.flatMap(localNames)) declared.add(name);
  const unknown = [...read].filter(([name]) => !declared.has(name));
  const unused = imports.filter((spec) => !localNames(spec).some((name) => used.has(name)));
  return [
    ...unknown.map(([name, at]) => ({
      at,
      message: `\`${name}\` is not declared`,
      hint: nearest(name, declared),
    })),
    ...unused.map((spec) => ({at: spec, message: `the import ${spec.text} is not used`})),
  ];
}
