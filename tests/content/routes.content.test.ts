import {describe, expect, it} from 'vitest';
import {closest} from '../../src/shared/closest.ts';
import {readDocs} from '../support/content/readPages.ts';
import requiredRoutes from './requiredRoutes.json' with {type: 'json'};

/** Made by the theme, not by a file in docs/. */
const THEME_ROUTES = ['/search/'];

describe('routes', () => {
  it('has a page at each required address, spelled exactly', () => {
    const routes = readDocs().map(({route}) => route);
    const missing = requiredRoutes
      .filter((route) => !routes.includes(route) && !THEME_ROUTES.includes(route))
      .map((route) => {
        const other = closest(route, routes);
        return `${route} has no page${other ? `; is it the one at ${other}?` : ''}`;
      });
    expect(requiredRoutes).toHaveLength(205);
    expect(missing).toEqual([]);
  });
});
