import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

interface Moved {
  from: string;
  /** Path of a page, which may end with `#` and the id of a place on it. */
  to: string;
}

/** Where the page of an address is now, with the query and the place that the address names. */
export function followMoved(url: string, redirects: readonly Moved[]): string {
  const [, route = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const to = redirects.find(({from}) => from === route)?.to;
  if (to === undefined) return url;
  return to.includes('#') ? to : `${to}${rest}`;
}

/**
 * Returns the remark plugin that leads links to a moved page straight to its new address, so that
 * whoever moves a page need not edit those that link to it.
 */
export default function remarkMovedLinks(redirects: readonly Moved[]) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition') {
        node.url = followMoved(node.url, redirects);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
          if (
            attribute.type === 'mdxJsxAttribute' &&
            ['to', 'href'].includes(attribute.name) &&
            typeof attribute.value === 'string'
          ) {
            attribute.value = followMoved(attribute.value, redirects);
          }
        }
      }
    });
  };
}
