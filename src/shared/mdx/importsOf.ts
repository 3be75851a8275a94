import type {Nodes} from 'mdast';
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';

interface PageImport {
  /** What the page calls the things that it imports. */
  names: string[];
  /** Such as `@site/docs/_shared/_create-key.mdx`. */
  source: string;
}

/** Returns the imports of a page, or of one of its blocks of imports. */
export function importsOf(tree: Nodes): PageImport[] {
  const imports: PageImport[] = [];
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const names = statement.specifiers.map(({local}) => local.name);
        imports.push({names, source: String(statement.source.value)});
      }
    }
  });
  return imports;
}
