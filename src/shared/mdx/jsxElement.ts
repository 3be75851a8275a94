import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

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
