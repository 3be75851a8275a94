import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {valueToEstree} from 'estree-util-value-to-estree';

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
