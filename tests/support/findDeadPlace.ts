import {load} from 'cheerio';
import {builtRoutes} from './builtRoutes.ts';
import {builtHtml} from './findRoute.ts';

const ids = new Map<string, ReadonlySet<string>>();

/** Returns the ids on a built page, each of which a link can name. */
export function idsOf(route: string): ReadonlySet<string> {
  let found = ids.get(route);
  if (!found) {
    const $ = load(builtHtml(route));
    found = new Set($('[id]').map((_, element) => $(element).attr('id')));
    ids.set(route, found);
  }
  return found;
}

/** Returns what is wrong with the address of a page, which may end with `#` and an id; or nothing. */
export function findDeadPlace(address: string): string[] {
  const [route = '', id] = address.split('#');
  if (!builtRoutes().includes(route)) {
    return [`${route} is no page`];
  }
  return id === undefined || idsOf(route).has(id) ? [] : [`${route} has no #${id}`];
}
