import {readFileSync} from 'node:fs';
import {builtRoutes} from './builtRoutes.ts';

/** Returns the HTML of a built page. */
export function builtHtml(route: string): string {
  return readFileSync(`build${route}index.html`, 'utf8');
}

/**
 * Finds the built pages whose HTML matches, so that no test depends on one page's content.
 *
 * @param what names in words what is looked for.
 * @throws Error when no page matches: the test would check nothing.
 */
export function findRoutes(what: string, pattern: RegExp): [string, ...string[]] {
  const [first, ...others] = builtRoutes().filter((route) => pattern.test(builtHtml(route)));
  if (!first) {
    throw new Error(`No built page has ${what} (${pattern}).`);
  }
  return [first, ...others];
}
