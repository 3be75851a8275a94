import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

interface FoundLink {
  url: string;
  /** From 1. */
  line: number;
}

function urlsOf(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'definition') {
    return [node.url];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' &&
      ['to', 'href'].includes(attribute.name) &&
      typeof attribute.value === 'string'
        ? [attribute.value]
        : [],
    );
  }
  return [];
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
