import {nearest} from '../symbols/nearest.ts';
import type {SymbolProblem} from '../symbols/reference.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {ancestor, field, walk} from '../syntax/node.ts';

const RE_GIVEN = /^\$(?:this|GLOBALS|_[A-Z]+|argv|argc|http_response_header)$/;
const RE_DECLARING =
  /^(?:simple_parameter|variadic_parameter|property_promotion_parameter|property_element|foreach_statement|pair|catch_clause|static_variable_declaration|global_declaration|anonymous_function_use_clause|list_literal|array_element_initializer|by_ref)$/;
/** A file of the reader's may declare variables; Composer's declares none. */
const RE_INCLUDES = /\b(?:require|include)(?:_once)?\b(?![^;]+autoload\.php)/;
const calls = new Set(['function_call_expression', 'member_call_expression', 'arguments']);

/** Whether a variable gets a value here, or may: functions can take arguments by reference. */
function isDeclared(node: SyntaxNode): boolean {
  const {parent} = node;
  if (!parent) return false;
  if (parent.type === 'assignment_expression') return field(parent, 'left') === node;
  if (RE_DECLARING.test(parent.type)) return true;
  return parent.type === 'argument' && ancestor(parent, calls) !== undefined;
}

/** Finds variables that nothing in the sample gives a value. */
export function unknownPhpVariables(root: SyntaxNode): SymbolProblem[] {
  if (RE_INCLUDES.test(root.text)) return [];
  const declared = new Set<string>();
  const read = new Map<string, SyntaxNode>();
  walk(root, (node) => {
    if (node.type !== 'variable_name') return;
    if (isDeclared(node)) declared.add(node.text);
    else if (!read.has(node.text)) read.set(node.text, node);
  });
  return [...read]
    .filter(([name]) => !declared.has(name) && !RE_GIVEN.test(name))
    .map(([name, at]) => ({
      at,
      message: `\`${name}\` is never given a value`,
      hint: nearest(name, declared),
    }));
}
