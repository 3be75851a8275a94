import ts from 'typescript';
import {isProjectImport} from './sources.ts';

/** Errors about a module that cannot be found, or would need an extension to be found. */
const UNRESOLVED = new Set([2307, 2792, 2834, 2835]);

/** The message of a diagnostic, in the terms of the page where the compiler's would mislead. */
export function messageFor(diagnostic: ts.Diagnostic): string {
  const missing = missingSample(diagnostic);
  if (missing !== undefined) return `no sample of this page is called '${missing}'`;
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  return `TS${diagnostic.code}: ${text}`;
}

/** The specifier of an import that names a file no sample of the page has as its title. */
function missingSample(diagnostic: ts.Diagnostic): string | undefined {
  const node = UNRESOLVED.has(diagnostic.code) ? nodeAt(diagnostic) : undefined;
  if (!node || !ts.isStringLiteral(node) || !isProjectImport(node.text)) return undefined;
  return node.text;
}

/** What to write instead, for the errors to which TypeScript itself offers no suggestion. */
export function hintFor(diagnostic: ts.Diagnostic): string | undefined {
  const missing = missingSample(diagnostic);
  if (missing !== undefined) {
    return `give the sample it means title="${missing.replace(/^.*\//, '')}.ts"`;
  }
  return diagnostic.code === 2307 // the module cannot be found
    ? 'correct the name, or declare what samples use of it in ' +
        'packages/samples/languages/typescript/declarations/third-party.d.ts'
    : undefined;
}

function nodeAt(diagnostic: ts.Diagnostic): ts.Node | undefined {
  const {file, start} = diagnostic;
  if (!file || start === undefined) return undefined;
  let found: ts.Node = file;
  const descend = (node: ts.Node): void => {
    if (node.getStart(file) <= start && start < node.getEnd()) {
      found = node;
      ts.forEachChild(node, descend);
    }
  };
  ts.forEachChild(file, descend);
  return found;
}
