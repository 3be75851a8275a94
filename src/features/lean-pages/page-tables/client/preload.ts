import preloadRoute from '@docusaurus/core/lib/client/preload';
import {loadTable} from './loadTable.ts';
import {loadNeeds} from './pageNeeds.ts';

/** Path of the page that the reader came to, and whether another one was asked for since. */
let first: string | undefined;
let hasLeft = false;

/**
 * Loads what a page needs before it is shown. The first page's HTML has said all there is about it:
 * a page that is not known then does not exist, and what changes in its address, such as the
 * heading or the language, needs nothing from the network.
 */
export default async function preload(pathname: string): Promise<unknown> {
  if (first !== undefined) {
    await loadTable(pathname);
  }
  first ??= pathname;
  hasLeft ||= pathname !== first;
  return Promise.all([preloadRoute(pathname), loadNeeds(pathname, !hasLeft)]);
}
