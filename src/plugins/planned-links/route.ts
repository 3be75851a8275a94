import {existsSync} from 'node:fs';
import path from 'node:path';
import plannedRoutes from '../../data/plannedRoutes.json' with {type: 'json'};

const planned = new Set(plannedRoutes);

/** Returns the route of a site-absolute link without query and hash, or undefined for others. */
export function routeOfLink(url: string): string | undefined {
  return url.startsWith('/') && !url.startsWith('//') ? url.replace(/[?#].*$/, '') : undefined;
}

/** Tells whether a documentation page exists for a route such as `/sdks/sdk-keys/`. */
export function isWritten(route: string, root = process.cwd()): boolean {
  const base = path.join(root, 'docs', route);
  return [path.join(base, 'index.mdx'), `${base.replace(/\/$/, '')}.mdx`].some((file) =>
    existsSync(file),
  );
}

/** Tells whether a link leads to a page that is planned but not written yet. */
export function isUnwritten(url: string, root?: string): boolean {
  const route = routeOfLink(url);
  return (
    route !== undefined && route !== '/search/' && planned.has(route) && !isWritten(route, root)
  );
}
