import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

const ADDRESSES = ['href', 'src'] as const;

/**
 * Makes the links and images of a page absolute, because its text leaves the site: an address
 * without a host is worth nothing in a chat.
 *
 * @param pageUrl address that relative ones start from.
 */
export function makeAddressesAbsolute(tree: Root, pageUrl: string): void {
  visit(tree, 'element', ({properties}) => {
    for (const name of ADDRESSES) {
      const address = properties[name];
      if (typeof address === 'string') {
        properties[name] = new URL(address, pageUrl).href;
      }
    }
  });
}
