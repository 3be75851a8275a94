import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A page of the build. */
export interface BuiltPage {
  /** Path from the site's root, with both slashes: `/sdks/sdk-keys/`. */
  route: string;
  html: string;
}

/**
 * Reads the HTML of built routes; routes without a page of their own are left out.
 *
 * @param baseUrl prefix of every route, with both slashes.
 */
export function readPages(outDir: string, routes: readonly string[], baseUrl: string): BuiltPage[] {
  return routes
    .filter((route) => route.startsWith(baseUrl) && route.endsWith('/'))
    .flatMap((route) => {
      const file = path.join(outDir, route.slice(baseUrl.length), 'index.html');
      return existsSync(file) ? [{route, html: readFileSync(file, 'utf8')}] : [];
    });
}
