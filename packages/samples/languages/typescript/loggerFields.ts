import ts from 'typescript';
import {suggest} from '../../../../src/shared/suggest.ts';

/** Fields the SDK adds outside the declared type when a holdout applies. */
const UNDECLARED = ['holdoutKey', 'holdoutVariation'];

type UnknownField = {start: number; message: string; hint?: string};

/**
 * Finds fields read from an assignment event that no event has. The compiler accepts any name,
 * because `IAssignmentEvent` carries an index signature for holdout fields.
 */
export function findUnknownLoggerFields(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
): UnknownField[] {
  const unknown: UnknownField[] = [];
  const examine = (type: ts.Type, name: ts.Identifier): void => {
    if (!isAssignmentEvent(type) || type.getProperty(name.text)) return;
    if (UNDECLARED.includes(name.text)) return;
    const fields = type.getProperties().map((property) => property.getName());
    unknown.push({
      start: name.getStart(file),
      message: `an assignment event has no field '${name.text}'`,
      hint: suggest(name.text, fields),
    });
  };
  const walk = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.name)) {
      examine(checker.getTypeAtLocation(node.expression), node.name);
    }
    if (ts.isObjectBindingPattern(node)) {
      const type = checker.getTypeAtLocation(node);
      for (const {dotDotDotToken, propertyName, name} of node.elements) {
        const field = propertyName ?? name;
        if (!dotDotDotToken && ts.isIdentifier(field)) examine(type, field);
      }
    }
    ts.forEachChild(node, walk);
  };
  walk(file);
  return unknown;
}

function isAssignmentEvent(type: ts.Type): boolean {
  return (type.aliasSymbol ?? type.getSymbol())?.getName() === 'IAssignmentEvent';
}
