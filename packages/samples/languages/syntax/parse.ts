import {createRequire} from 'node:module';
import path from 'node:path';
import type {Language as Grammar} from 'web-tree-sitter';
import {Language, Parser} from 'web-tree-sitter';
import type {SyntaxNode} from './node.ts';
import {copyTree, walk} from './node.ts';

/** What makes a program of a snippet. `before` consists of whole lines; `prepare` keeps them. */
export type Wrap = {before?: string; after?: string; prepare?: (code: string) => string};

type SyntaxError = {row: number; column: number; message: string};

type Parsed = {
  root: SyntaxNode;
  /** Lines that the wrap put before the snippet. */
  offset: number;
  errors: SyntaxError[];
};

const require = createRequire(import.meta.url);
const grammars = new Map<string, Promise<Grammar>>();
let parser: Promise<Parser> | undefined;
let lastLoading: Promise<unknown> = Promise.resolve();

async function createParser(): Promise<Parser> {
  await Parser.init();
  return new Parser();
}

/** One after the other: loading two grammars at once breaks both. */
function loadGrammar(name: string): Promise<Grammar> {
  const folder = path.dirname(require.resolve('tree-sitter-wasms/package.json'));
  const file = path.join(folder, 'out', `tree-sitter-${name}.wasm`);
  const loading = grammars.get(name) ?? lastLoading.then(() => Language.load(file));
  grammars.set(name, loading);
  lastLoading = loading;
  return loading;
}

function describe(node: SyntaxNode): string {
  if (node.broken === 'missing') return `syntax error: missing \`${node.type}\``;
  const near = node.text.trim().split('\n')[0]?.slice(0, 40) ?? '';
  return near ? `syntax error near \`${near}\`` : 'syntax error';
}

function findErrors(root: SyntaxNode, offset: number, rows: number): SyntaxError[] {
  const errors: SyntaxError[] = [];
  walk(root, (node) => {
    if (!node.broken || errors.length > 2) return;
    const row = Math.min(Math.max(node.row - offset, 0), rows - 1);
    errors.push({row, column: node.column, message: describe(node)});
  });
  return errors;
}

/**
 * Parses a snippet with a tree-sitter grammar: as it is and, while that has errors, in each of
 * the wraps. The result without errors wins, otherwise the one whose first error comes last.
 *
 * @param name grammar of `tree-sitter-wasms`, e.g. `c_sharp`
 */
export async function parse(
  name: string,
  code: string,
  wraps: readonly Wrap[] = [{}],
): Promise<Parsed> {
  parser ??= createParser();
  const [ready, grammar] = [await parser, await loadGrammar(name)];
  ready.setLanguage(grammar);
  const rows = code.split('\n').length;
  let best: Parsed | undefined;
  for (const {before = '', after = '', prepare} of wraps) {
    const source = before + (prepare?.(code) ?? code) + after;
    const tree = ready.parse(source);
    if (!tree) throw new Error(`The ${name} grammar returned no tree.`);
    const root = copyTree(tree, source);
    const broken = tree.rootNode.hasError;
    tree.delete();
    const offset = before.split('\n').length - 1;
    const errors = broken ? findErrors(root, offset, rows) : [];
    if (!broken) return {root, offset, errors};
    if (!best || (errors[0]?.row ?? 0) > (best.errors[0]?.row ?? 0)) best = {root, offset, errors};
  }
  if (!best) throw new Error(`No wrap was given for ${name}.`);
  return best;
}
