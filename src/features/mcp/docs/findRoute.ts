import {suggest} from '../../../shared/suggest.ts';
import {Refusal} from '../refusal.ts';
import type {Docs} from './docs.ts';

/** The route that an address, a path or a Markdown file's path means. */
function routeIn(text: string, siteUrl: string): string {
  const path = text.trim().startsWith(siteUrl) ? text.trim().slice(siteUrl.length) : text.trim();
  const page = path.replace(/[?#].*$/, '').replace(/(?:(?:^|\/)index)?\.(?:md|html)$/, '');
  return `/${page}/`.replace(/^\/+/, '/').replace(/\/+$/, '/');
}

/**
 * Finds the page that somebody names by its address, its path, the path of its Markdown, or the last
 * part of its path. Only known routes are answered, so no path leads to another file.
 *
 * @throws Refusal with the page that was probably meant.
 */
export function findRoute({pages, siteUrl}: Docs, text: string): string {
  const route = routeIn(text, siteUrl);
  if (pages.has(route)) return route;
  const routes = [...pages.keys()];
  const lower = route.toLowerCase();
  const inOtherCase = routes.find((each) => each.toLowerCase() === lower);
  if (inOtherCase) return inOtherCase;
  const [ending, ...others] = routes.filter((each) => each.toLowerCase().endsWith(lower));
  if (ending && others.length === 0) return ending;
  const guess = suggest(route, routes);
  throw new Refusal(
    `There is no page "${text}"${guess ? `; ${guess}` : '.'} Use search_docs to find pages by words.`,
  );
}
