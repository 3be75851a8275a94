import routes from '@generated/routes';
import {matchRoutes} from 'react-router-config';
import {loadStrings} from '../../page-strings/client/pageStrings.ts';
import type {PageRoute} from '../types.ts';

/**
 * Loads the strings of HTML that the script of a page goes without.
 *
 * @param isShown whether the HTML of the page, which has most or all of them, is on the screen.
 */
export async function loadPageStrings(pathname: string, isShown: boolean): Promise<void> {
  const pages = matchRoutes(routes, decodeURI(pathname)).flatMap(
    ({route}) => (route.page as PageRoute | undefined) ?? [],
  );
  const parts = pages.filter((page) => !isShown || page.lacksStrings).flatMap((page) => page.parts);
  await Promise.all(
    parts.map(({name, strings}) =>
      strings ? loadStrings(name, __webpack_require__.p + strings) : undefined,
    ),
  );
}
