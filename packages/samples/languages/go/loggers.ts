import {nearest} from '../symbols/nearest.ts';
import type {SymbolProblem} from '../symbols/reference.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {field, walk} from '../syntax/node.ts';

const METHODS = ['LogAssignment', 'LogBanditAction'];

/**
 * Finds methods that look like those of a logger. The SDK asks a logger while running whether it
 * has the second one, so that a compiler accepts every name.
 */
export function misspeltLoggerMethods(root: SyntaxNode): SymbolProblem[] {
  const problems: SymbolProblem[] = [];
  walk(root, (node) => {
    const name = field(node, 'name');
    if (node.type !== 'method_declaration' || !name || METHODS.includes(name.text)) return;
    const takesEvent = /\beppoclient\.\w+Event\b/.test(field(node, 'parameters')?.text ?? '');
    const hint = takesEvent ? nearest(name.text, METHODS) : undefined;
    if (hint) {
      problems.push({at: name, message: `\`${name.text}\` is not a method of a logger`, hint});
    }
  });
  return problems;
}
