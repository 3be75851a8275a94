import type {Nodes} from 'mdast';

/** Returns the quoted values that a component on a page has for some attributes. */
export function attributeTexts(node: Nodes, names: readonly string[]): string[] {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
    return [];
  }
  return node.attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' &&
    names.includes(attribute.name) &&
    typeof attribute.value === 'string'
      ? [attribute.value]
      : [],
  );
}
