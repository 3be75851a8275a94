import type {Redirect} from '../../../features/delivery/redirectsFile.ts';
import {closestRoutes} from '../../../features/addresses/closestRoutes.ts';

/** The addresses that readers may have kept: those of every page that a release published. */
export const PUBLISHED_FILE = 'src/config/publishedRoutes.json';

const REDIRECTS_FILE = 'src/config/redirects.yaml';

interface Routes {
  /** Content of `PUBLISHED_FILE`. */
  published: readonly string[];
  /** Addresses that have a page. */
  pages: readonly string[];
  redirects: readonly Redirect[];
}

/** The page that took over: the only new one, or the one whose address is most alike. */
function successor(route: string, unlisted: readonly string[], pages: readonly string[]): string {
  const [only, ...others] = unlisted;
  if (only !== undefined && others.length === 0) {
    return only;
  }
  const [guess = '/page/that/took/over/'] = [
    ...closestRoutes(route, unlisted),
    ...closestRoutes(route, pages),
  ];
  return guess;
}

/**
 * Says which published addresses lead nowhere any more, and which redirects hide a page, each with
 * the line to write.
 */
export function routeMistakes({published, pages, redirects}: Routes): string[] {
  const moved = new Set(redirects.map(({from}) => from));
  const unlisted = pages.filter((route) => !published.includes(route));
  const lost = published
    .filter((route) => !pages.includes(route) && !moved.has(route))
    .map(
      (route) =>
        `${route} has no page any more: add to ${REDIRECTS_FILE} the line ` +
        `"${route}: ${successor(route, unlisted, pages)}"`,
    );
  const hidden = redirects
    .filter(({from}) => pages.includes(from))
    .map(({from, to}) => `${from} is a page: remove "${from}: ${to}" from ${REDIRECTS_FILE}`);
  return [...lost, ...hidden];
}
