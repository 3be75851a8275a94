import ts from 'typescript';
import {replaceKeepingLines, type Edit} from '../../../../../src/features/samples/edits.ts';

/** Names that a module exports, with the local expression behind each. */
type Exports = Map<string, string>;

/**
 * Rewrites imports and exports so that a module can run as the body of an async function:
 * `import { a } from 'm'` becomes `const { a } = await __h.import('m')`.
 */
export function rewriteModuleSyntax(file: ts.SourceFile): {
  edits: Edit[];
  exports: Exports;
  imports: string[];
} {
  const edits: Edit[] = [];
  const exports: Exports = new Map();
  const imports: string[] = [];
  const replace = (node: ts.Node, text: string) =>
    edits.push(replaceKeepingLines(file.text, node.getStart(file), node.getEnd(), text));

  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
      const typeOnly = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (!typeOnly) imports.push(specifier);
      replace(statement, typeOnly ? '' : importText(statement.importClause, specifier));
    } else if (ts.isExportAssignment(statement)) {
      edits.push({
        start: statement.getStart(file),
        end: statement.expression.getStart(file),
        text: 'const __default = ',
      });
      exports.set('default', '__default');
    } else if (ts.isExportDeclaration(statement)) {
      collectNamedExports(statement, exports);
      replace(statement, '');
    } else if (ts.canHaveModifiers(statement)) {
      dropExportModifiers(file, statement, edits, exports);
    }
  }
  edits.push(...rewriteDynamicImports(file));
  return {edits, exports, imports};
}

function importText(clause: ts.ImportClause | undefined, specifier: string): string {
  const module = `await __h.import(${JSON.stringify(specifier)})`;
  if (!clause) return `${module};`;
  const parts: string[] = [];
  if (clause.name) parts.push(`const ${clause.name.text} = __h.defaultOf(${module});`);
  const bindings = clause.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) {
    parts.push(`const ${bindings.name.text} = ${module};`);
  } else if (bindings) {
    const names = bindings.elements
      .filter(({isTypeOnly}) => !isTypeOnly)
      .map(({propertyName, name}) =>
        propertyName ? `${propertyName.text}: ${name.text}` : name.text,
      );
    parts.push(`const { ${names.join(', ')} } = ${module};`);
  }
  return parts.join(' ');
}

function collectNamedExports(statement: ts.ExportDeclaration, exports: Exports): void {
  if (statement.isTypeOnly || !statement.exportClause) return;
  if (!ts.isNamedExports(statement.exportClause)) return;
  for (const {isTypeOnly, propertyName, name} of statement.exportClause.elements) {
    if (!isTypeOnly) exports.set(name.text, (propertyName ?? name).text);
  }
}

function dropExportModifiers(
  file: ts.SourceFile,
  statement: ts.Statement & ts.HasModifiers,
  edits: Edit[],
  exports: Exports,
): void {
  const modifiers = ts.getModifiers(statement) ?? [];
  const exported = modifiers.find(({kind}) => kind === ts.SyntaxKind.ExportKeyword);
  if (!exported) return;
  const byDefault = modifiers.find(({kind}) => kind === ts.SyntaxKind.DefaultKeyword);
  const named = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  const anonymous = byDefault !== undefined && named && statement.name === undefined;
  edits.push({
    start: exported.getStart(file),
    end: (byDefault ?? exported).getEnd(),
    text: anonymous ? 'const __default = ' : '',
  });
  if (anonymous) {
    exports.set('default', '__default');
  } else if (named && statement.name) {
    exports.set(byDefault ? 'default' : statement.name.text, statement.name.text);
  } else if (ts.isVariableStatement(statement)) {
    for (const name of boundNames(statement.declarationList)) exports.set(name, name);
  }
}

/** The names that a declaration list binds, destructuring included. */
export function boundNames(list: ts.VariableDeclarationList): string[] {
  const names = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name)
      ? [name.text]
      : name.elements.flatMap((element) =>
          ts.isBindingElement(element) ? names(element.name) : [],
        );
  return list.declarations.flatMap(({name}) => names(name));
}

function rewriteDynamicImports(file: ts.SourceFile): Edit[] {
  const edits: Edit[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const {expression} = node;
      edits.push({start: expression.getStart(file), end: expression.getEnd(), text: '__h.import'});
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return edits;
}
