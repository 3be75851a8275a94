import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import type {LatePart} from '../../late-parts/client/latePart.tsx';
import {loadStrings} from '../../page-strings/client/pageStrings.ts';
import {loadSection, prefetchSection} from '../../sidebar-sections/client/sections.ts';
import type {PageRoute} from '../types.ts';

/** The routes of a page, from the one around all to its own. */
export function routesAt(pathname: string) {
  return matchRoutes(routes, decodeURI(pathname)).map(({route}) => route);
}

function pagesAt(pathname: string): PageRoute[] {
  return routesAt(pathname).flatMap(({page}) => (page as PageRoute | undefined) ?? []);
}

async function loadPageStrings(pages: readonly PageRoute[]): Promise<void> {
  await Promise.all(
    pages
      .flatMap(({parts}) => parts)
      .map(({name, strings}) =>
        strings ? loadStrings(name, __webpack_require__.p + strings) : undefined,
      ),
  );
}

/**
 * Loads what the scripts of a page go without: its strings of HTML, and its section of the sidebar.
 *
 * @param isShown whether the HTML of the page, which has most or all of it, is on the screen.
 */
export async function loadNeeds(pathname: string, isShown: boolean): Promise<void> {
  const pages = pagesAt(pathname);
  await Promise.all([
    loadPageStrings(pages.filter((page) => !isShown || page.lacksStrings)),
    ...pages.map(({section}) =>
      isShown || section === undefined ? undefined : loadSection(section),
    ),
  ]);
}

/**
 * Loads the parts of a page whose scripts come late, once its own have run: no HTML of them stands
 * where a page is opened from another one. A part that does not arrive says so in its place.
 */
export async function loadLateParts(pathname: string): Promise<void> {
  const modules = pagesAt(pathname)
    .flatMap(({parts}) => parts)
    .map(({moduleId}) => __webpack_require__(moduleId) as {lateParts?: readonly LatePart[]});
  const loads = modules.flatMap(({lateParts}) => lateParts ?? []).map(({load}) => load());
  await Promise.allSettled(loads);
}

/** Loads it ahead; the section is read when the page is opened, so that nothing is laid out anew. */
export async function prefetchNeeds(pathname: string, isShown: boolean): Promise<void> {
  const pages = pagesAt(pathname);
  await Promise.all([
    isShown ? undefined : loadPageStrings(pages),
    ...pages.map(({section}) => (section === undefined ? undefined : prefetchSection(section))),
  ]);
}
