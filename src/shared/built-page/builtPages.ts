import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {globSync} from 'tinyglobby';
import {readPage, type BuiltPage} from './readPage.ts';

/** What a plugin knows about a build that is done. */
type Build = Pick<Props, 'outDir' | 'routesPaths'>;

/** Every plugin of a build gets the same list of routes, so it stands for the build. */
const builds = new WeakMap<readonly string[], BuiltPage[]>();

/** Reads all pages of a build, sorted; each file is read once, however many plugins ask. */
export function allPages({outDir, routesPaths}: Build): readonly BuiltPage[] {
  const known = builds.get(routesPaths);
  if (known) {
    return known;
  }
  const pages = globSync('**/*.html', {cwd: outDir})
    .sort()
    .map((file) => {
      const route = `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
      return readPage(route, readFileSync(path.join(outDir, file), 'utf8'));
    });
  builds.set(routesPaths, pages);
  return pages;
}

/** Returns the pages of a build's routes in their order; redirects and `404.html` are left out. */
export function routePages(build: Build): BuiltPage[] {
  const pages = new Map(allPages(build).map((page) => [page.route, page]));
  const routes = build.routesPaths.filter((route) => route.endsWith('/'));
  return routes.flatMap((route) => pages.get(route) ?? []);
}
