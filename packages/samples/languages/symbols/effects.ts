import type {SyntaxNode} from '../syntax/node.ts';
import type {Callable} from './callable.ts';
import type {Language} from './expression.ts';

const RE_BOUNDARY = /^(?:lambda_literal|function_declaration|statements|computed_property)$/;

/** Whether a keyword stands before a call; the grammar may put it inside: `(await a()).b()`. */
function isMarked(node: SyntaxNode, keyword: 'await' | 'try'): boolean {
  if (new RegExp(`^(?:try[?!]?\\s+)?${keyword}\\b`).test(node.text)) return true;
  for (let outer = node.parent; outer && !RE_BOUNDARY.test(outer.type); outer = outer.parent) {
    if (outer.type === `${keyword}_expression`) return true;
  }
  return false;
}

/** What a call lacks: `await` for one that waits, `try` for one that throws. */
export function missingEffect(
  call: SyntaxNode,
  {throws, async: waits}: Callable,
  {name}: Language,
): string | undefined {
  if (name === 'swift') {
    if (waits && !isMarked(call, 'await')) return '`await`';
    if (throws && !isMarked(call, 'try')) return '`try`';
  }
  if (name === 'dart' && waits) {
    const {parent} = call;
    if (parent?.type === 'expression_statement' && parent.children.at(-2) === call) {
      return '`await`';
    }
  }
  return undefined;
}
