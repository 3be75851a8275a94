import preloadRoute from '@docusaurus/core/lib/client/preload';
import {loadTable} from './loadTable.ts';
import {loadNeeds} from './pageNeeds.ts';

let hasStarted = false;

/**
 * Loads what a page needs before it is shown. The first page's HTML has said all there is about it:
 * a page that is not known then does not exist.
 */
export default async function preload(pathname: string): Promise<unknown> {
  const isFirst = !hasStarted;
  hasStarted = true;
  if (!isFirst) {
    await loadTable(pathname);
  }
  return Promise.all([preloadRoute(pathname), loadNeeds(pathname, isFirst)]);
}
