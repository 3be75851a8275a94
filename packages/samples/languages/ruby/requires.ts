import type {SymbolProblem} from '../symbols/reference.ts';
import type {SyntaxNode} from '../syntax/node.ts';
import {child, field, walk} from '../syntax/node.ts';
import {unquote} from '../syntax/facts.ts';

/** Constants that every Ruby program has. */
const CORE = new Set([
  ...['ENV', 'ARGV', 'STDOUT', 'STDERR', 'Object', 'Class', 'Module', 'Kernel', 'Comparable'],
  ...['String', 'Symbol', 'Integer', 'Float', 'Rational', 'Array', 'Hash', 'Range', 'Struct'],
  ...['Time', 'Random', 'File', 'Dir', 'IO', 'Process', 'Signal', 'Thread', 'Mutex', 'Queue'],
  ...['Exception', 'StandardError', 'ArgumentError', 'RuntimeError', 'KeyError', 'TypeError'],
]);
const RE_LOADS_MORE = /^(?:require_relative|load|autoload)$/;

/** The outermost constants of a sample, and what it requires. */
function readConstants(root: SyntaxNode) {
  const used = new Map<string, SyntaxNode>();
  const defined = new Set<string>();
  const required: string[] = [];
  let loadsMore = false;
  walk(root, (node) => {
    const method = node.type === 'call' ? field(node, 'method')?.text : undefined;
    if (method === 'require') {
      const path = child(field(node, 'arguments') ?? node, 'string');
      if (path) required.push(unquote(path.text));
    }
    loadsMore ||= RE_LOADS_MORE.test(method ?? '');
    if (node.type !== 'constant') return;
    if (node.parent?.type === 'scope_resolution' && node.field === 'name') return;
    const isDefinition = node.field === 'name' || node.field === 'left';
    if (isDefinition) defined.add(node.text);
    else if (!used.has(node.text)) used.set(node.text, node);
  });
  return {used, defined, required, loadsMore};
}

/**
 * Finds the SDK's module in a sample that never requires it: one that requires other libraries,
 * or that starts the SDK and takes nothing from elsewhere. Fragments rely on the file around them.
 *
 * @param modules paths that load the SDK
 */
export function missingRequire(
  root: SyntaxNode,
  modules: readonly string[],
): SymbolProblem | undefined {
  const {used, defined, required, loadsMore} = readConstants(root);
  const at = used.get('EppoClient');
  // A misspelt path is reported where it stands.
  if (!at || loadsMore || used.has('Bundler') || required.some((path) => /eppo/i.test(path))) {
    return undefined;
  }
  const isProgram =
    /\bEppoClient\.init\b/.test(root.text) &&
    [...used.keys()].every((name) => name === at.text || defined.has(name) || CORE.has(name));
  if (required.length === 0 && !isProgram) return undefined;
  return {at, message: `\`EppoClient\` is used without \`require '${modules[0]}'\``};
}
