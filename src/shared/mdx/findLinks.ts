import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

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

interface FoundLink {
  url: string;
  /** From 1. */
  line: number;
}

function urlsOf(node: Nodes): string[] {
  return node.type === 'link' || node.type === 'definition'
    ? [node.url]
    : attributeTexts(node, ['to', 'href']);
}

/** Finds the links of a page: Markdown links, and `to` and `href` of components. */
export function findLinks(tree: Root): FoundLink[] {
  const links: FoundLink[] = [];
  visit(tree, (node) => {
    for (const url of urlsOf(node)) {
      links.push({url, line: node.position?.start.line ?? 1});
    }
  });
  return links;
}
