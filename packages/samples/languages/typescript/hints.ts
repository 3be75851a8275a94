import ts from 'typescript';
import {suggest} from '../../../../src/shared/suggest.ts';
import {isProjectImport} from './sources.ts';

const RE_QUOTED = /'([^']+)'/g;

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
export function hintFor(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): string | undefined {
  const missing = missingSample(diagnostic);
  if (missing !== undefined) {
    return `give the sample it means title="${missing.replace(/^.*\//, '')}.ts"`;
  }
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n');
  const [, second = ''] = [...text.matchAll(RE_QUOTED)].map(([, name]) => name ?? '');
  switch (diagnostic.code) {
    case 2305: // the module has no such export
      return missingExport(diagnostic, second, checker);
    case 2307: // the module cannot be found
      return (
        'correct the name, or declare what samples use of it in ' +
        'packages/samples/languages/typescript/declarations/third-party.d.ts'
      );
    case 2304: // the name cannot be found
      return 'import it';
    case 2554: // too few or too many arguments
    case 2345: // an argument of the wrong type
      return signatureHint(diagnostic, checker);
    default:
      return undefined;
  }
}

function missingExport(
  diagnostic: ts.Diagnostic,
  name: string,
  checker: ts.TypeChecker,
): string | undefined {
  const node = nodeAt(diagnostic);
  const declaration = node && ts.findAncestor(node, ts.isImportDeclaration);
  const module = declaration && checker.getSymbolAtLocation(declaration.moduleSpecifier);
  if (!module) return undefined;
  const names = checker.getExportsOfModule(module).map((symbol) => symbol.getName());
  return suggest(name, names);
}

function signatureHint(diagnostic: ts.Diagnostic, checker: ts.TypeChecker): string | undefined {
  const node = nodeAt(diagnostic);
  const call = node && ts.findAncestor(node, ts.isCallExpression);
  const signature = call && checker.getResolvedSignature(call);
  if (!call || !signature) return undefined;
  const name = ts.isPropertyAccessExpression(call.expression)
    ? call.expression.name.text
    : call.expression.getText();
  const parameters = signature
    .getParameters()
    .map((symbol) => symbol.getName())
    .join(', ');
  return `the signature is ${name}(${parameters})`;
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
