import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadOnce} from '../../loadOnce.ts';
import {tableName} from '../tablePath.ts';
import type {PageRoute} from '../types.ts';
import {addRoute} from './addRoute.ts';

const start = document.querySelector<HTMLScriptElement>('script[data-pages]');

/** The page that the reader came to is described in its HTML. */
const first = start?.dataset.page;
if (first) {
  addRoute(JSON.parse(first) as PageRoute);
}

function isKnown(pathname: string): boolean {
  return matchRoutes(routes, pathname).some(({route}) => route.exact);
}

/**
 * Loads the list that has a page, unless the page is known.
 *
 * @param target of a link: a path, perhaps with a query and an anchor.
 * @throws when the list does not arrive: the connection failed, the site was deployed meanwhile, or
 * there is no such folder.
 */
export async function loadTable(target: string): Promise<void> {
  const folder = start?.dataset.pages;
  const pathname = decodeURI(new URL(target, window.location.href).pathname);
  if (!folder || isKnown(pathname)) return;
  await loadOnce<PageRoute[]>(folder + encodeURI(tableName(pathname)), (pages) =>
    pages.forEach(addRoute),
  );
}
