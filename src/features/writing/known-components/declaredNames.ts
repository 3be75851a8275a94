import type {Program} from 'estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

function namesOfProgram(program: Program): string[] {
  return program.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map((specifier) => specifier.local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) {
      return [];
    }
    const {declaration} = statement;
    if (declaration.type === 'VariableDeclaration') {
      return declaration.declarations.flatMap(({id}) =>
        id.type === 'Identifier' ? [id.name] : [],
      );
    }
    return [declaration.id.name];
  });
}

/** Returns the names a page imports or exports in its ESM blocks. */
export function declaredNames(tree: Root): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node) => {
    const program = (node as {data?: {estree?: Program | null}}).data?.estree;
    for (const name of program ? namesOfProgram(program) : []) {
      names.add(name);
    }
  });
  return names;
}
