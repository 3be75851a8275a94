import preloadRoute from '@docusaurus/core/lib/client/preload';
import {pause} from '../../../../shared/pause.ts';
import {loadTable} from './loadTable.ts';
import {loadLateParts, loadNeeds, routesAt} from './pageNeeds.ts';

/** Path of the page that the reader came to, and whether another one was asked for since. */
let first: string | undefined;
let hasLeft = false;

/** Runs the scripts of the page that the reader came to, which its HTML has loaded: one at a time. */
async function startRoute(pathname: string): Promise<void> {
  for (const {component} of routesAt(pathname)) {
    await pause();
    await component?.preload?.();
  }
}

/**
 * Loads what a page needs before it is shown. The first page's HTML has said all there is about it:
 * a page that is not known then does not exist, and what changes in its address, such as the
 * heading or the language, needs nothing from the network.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isFirst = first === undefined;
  if (!isFirst) {
    await loadTable(pathname);
  }
  first ??= pathname;
  hasLeft ||= pathname !== first;
  const route = isFirst
    ? startRoute(pathname)
    : preloadRoute(pathname).then(() => loadLateParts(pathname));
  return Promise.all([route, loadNeeds(pathname, !hasLeft)]);
}
