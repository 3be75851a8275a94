import {describe, expect, it} from 'vitest';
import {PUBLISHED_FILE, routeMistakes} from '../../src/cli/page/links/routeMistakes.ts';
import {siteRoutes} from '../../src/cli/page/links/siteRoutes.ts';
import {redirects} from '../../src/config/redirects.ts';
import {closest} from '../../src/shared/closest.ts';
import {readData} from '../../src/shared/dataFile.ts';
import {listDocs} from '../support/content/readPages.ts';
import requiredRoutes from './requiredRoutes.json' with {type: 'json'};

/** Made by the theme, not by a file in docs/. */
const THEME_ROUTES = ['/search/'];

describe('routes', () => {
  it('has a page at each required address, spelled exactly', () => {
    const routes = listDocs().map(({route}) => route);
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

describe('the address of a page', () => {
  const published = ['/a/', '/b/key/', '/c/'];

  it.each([
    [
      'is moved',
      {pages: ['/a/', '/c/', '/d/keys/'], redirects: []},
      [
        '/b/key/ has no page any more: add to src/config/redirects.yaml the line "/b/key/: /d/keys/"',
      ],
    ],
    [
      'is given up',
      {pages: ['/a/', '/c/', '/b/keys/', '/d/one/', '/d/two/'], redirects: []},
      [expect.stringContaining('the line "/b/key/: /b/keys/"')],
    ],
    [
      'is taken away by a redirect',
      {pages: published, redirects: [{from: '/a/', to: '/c/'}]},
      ['/a/ is a page: remove "/a/: /c/" from src/config/redirects.yaml'],
    ],
    ['is new', {pages: [...published, '/d/'], redirects: []}, []],
    [
      'is left with a redirect',
      {pages: ['/a/', '/c/'], redirects: [{from: '/b/key/', to: '/a/'}]},
      [],
    ],
  ])('tells what to write when it %s', (_what, routes, messages) => {
    expect(routeMistakes({published, ...routes})).toEqual(messages);
  });

  it('leads somewhere for ever, once it is published', () => {
    const listed = readData(PUBLISHED_FILE) as string[];
    const pages = [...siteRoutes().keys()];
    expect(listed.length).toBeGreaterThan(0);
    expect(routeMistakes({published: listed, pages, redirects}).join('\n')).toBe('');
  });
});
