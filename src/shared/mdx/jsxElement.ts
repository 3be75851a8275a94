import type {MdxJsxFlowElement, MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';
import type {ImportDeclaration} from 'estree';
import type {MdxjsEsm} from 'mdast-util-mdx';

type Attributes = Readonly<Record<string, string | true | undefined>>;

/**
 * Builds a JSX element for a Markdown or HTML syntax tree.
 *
 * @param attributes strings become quoted attributes, `true` becomes a bare one, undefined is left
 * out.
 */
export function jsxElement(name: string, attributes: Attributes): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).flatMap(([key, value]) =>
      value === undefined
        ? []
        : [{type: 'mdxJsxAttribute' as const, name: key, value: value === true ? null : value}],
    ),
    children: [],
  };
}

/** Serializes a plain value as the JSX attribute `name={value}`; undefined fields are left out. */
export function dataAttribute(name: string, value: unknown): MdxJsxAttribute {
  const json: unknown = JSON.parse(JSON.stringify(value));
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(json),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          comments: [],
          body: [{type: 'ExpressionStatement', expression: valueToEstree(json)}],
        },
      },
    },
  };
}

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
