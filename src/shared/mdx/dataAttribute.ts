import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';

/** Builds the JSX attribute `name={value}` of a plain value; undefined fields are left out. */
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
