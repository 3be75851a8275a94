import type {ImportDeclaration} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdx';

/**
 * Builds an import for a page, so that only pages which need a file load it.
 *
 * @param source such as `@site/src/features/…`
 * @param name of its default export; left out for a style sheet.
 */
export function importNode(source: string, name?: string): MdxjsEsm {
  const specifiers: ImportDeclaration['specifiers'] = name
    ? [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}]
    : [];
  return {
    type: 'mdxjsEsm',
    value: `import ${name ? `${name} from ` : ''}'${source}'`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers,
            attributes: [],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
          },
        ],
      },
    },
  };
}
