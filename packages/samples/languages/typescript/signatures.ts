import ts from 'typescript';
import {identifiersOf, withKeys} from '../../../../src/features/samples/identifiers.ts';
import type {Source} from './sources.ts';

/** Members that an interface is shown with, at most: more would cover the sample. */
const MEMBERS = 8;

const PRINTED =
  ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/**
 * What a sample uses of Eppo's packages, as an editor would show it.
 *
 * @returns by the key of an identifier, the signature of a function or method, the type of a
 * property, and the members of an interface.
 */
export function signaturesOf({path}: Source, program: ts.Program): Record<string, string> {
  const file = program.getSourceFile(path);
  if (!file) return {};
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    withKeys(identifiersOf(file)).flatMap(([key, node]) => {
      const signature = signatureOf(node, checker);
      return signature === undefined ? [] : [[key, signature]];
    }),
  );
}

function signatureOf(node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const named = symbolOf(node, checker);
  const symbol =
    named && named.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(named) : named;
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !isOurs(declaration)) return undefined;
  if (symbol.flags & ts.SymbolFlags.Interface) return interfaceOf(symbol, checker);
  if (
    !(symbol.flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method | ts.SymbolFlags.Property))
  ) {
    return undefined;
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, node));
  const [call] = type.getCallSignatures();
  return call
    ? `${node.text}${checker.signatureToString(call, undefined, PRINTED)}`
    : memberOf(symbol, checker);
}

/** A property of an object literal is the one of the type that the object has to have. */
function symbolOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const {parent} = node;
  if (
    (ts.isPropertyAssignment(parent) ||
      ts.isShorthandPropertyAssignment(parent) ||
      ts.isMethodDeclaration(parent)) &&
    parent.name === node &&
    ts.isObjectLiteralExpression(parent.parent)
  ) {
    return checker.getContextualType(parent.parent)?.getProperty(node.text);
  }
  return checker.getSymbolAtLocation(node);
}

/** Whether a declaration belongs to an SDK: installed, or written here where npm has none. */
function isOurs(declaration: ts.Node): boolean {
  return /\/@eppo\/|\/declarations\/\w+-sdk/.test(declaration.getSourceFile().fileName);
}

function interfaceOf(symbol: ts.Symbol, checker: ts.TypeChecker): string | undefined {
  const members = checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  if (members.length === 0) return undefined;
  const shown = members.slice(0, MEMBERS).map((member) => `  ${memberOf(member, checker)};`);
  const rest = members.length > MEMBERS ? [`  // and ${members.length - MEMBERS} more`] : [];
  return [`interface ${symbol.name} {`, ...shown, ...rest, '}'].join('\n');
}

function memberOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const isOptional = Boolean(symbol.flags & ts.SymbolFlags.Optional);
  const type = checker.getTypeOfSymbol(symbol);
  const text = checker.typeToString(
    isOptional ? checker.getNonNullableType(type) : type,
    undefined,
    PRINTED,
  );
  return `${symbol.name}${isOptional ? '?' : ''}: ${text}`;
}
