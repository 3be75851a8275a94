import type {SyntaxNode} from '../syntax/node.ts';
import {field, named} from '../syntax/node.ts';

const RE_ONE_VALUE =
  /^(?:binary_expression|unary_expression|literal_element|selector_expression|if_statement)$/;

function countLeft(statement: SyntaxNode): number {
  const left = field(statement, 'left');
  if (left) return named(left).length;
  return statement.children.filter((each) => each.field === 'name' && each.named).length;
}

/**
 * How many values the place of a call takes.
 *
 * @returns undefined where Go takes any number: as a statement, a result or the only argument
 */
export function valuesTaken(call: SyntaxNode): number | undefined {
  const {parent} = call;
  if (parent && RE_ONE_VALUE.test(parent.type)) return 1;
  if (parent?.type !== 'expression_list') return undefined;
  const statement = parent.parent;
  const assigns = /^(?:short_var_declaration|assignment_statement|var_spec)$/;
  if (!statement || !assigns.test(statement.type)) return undefined;
  return named(parent).length === 1 ? countLeft(statement) : 1;
}
