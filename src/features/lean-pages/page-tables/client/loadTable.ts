import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {tableName} from '../tablePath.ts';
import type {PageRoute} from '../types.ts';
import {addRoute} from './addRoute.ts';

const start = document.querySelector<HTMLScriptElement>('script[data-pages]');

/** The page that the reader came to is described in its HTML. */
const first = start?.dataset.page;
if (first) {
  addRoute(JSON.parse(first) as PageRoute);
}

const tables = new Map<string, Promise<void>>();

async function loadNew(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The list of pages ${address} could not be loaded (${response.status}).`);
  }
  ((await response.json()) as PageRoute[]).forEach(addRoute);
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
  const address = folder + encodeURI(tableName(pathname));
  const table = tables.get(address) ?? loadNew(address);
  tables.set(address, table);
  table.catch(() => tables.delete(address));
  await table;
}
