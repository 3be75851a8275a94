import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {listDocs} from '../support/content/readPages.ts';
import {builtHtml} from '../support/findRoute.ts';

const SIDEBAR = /<nav aria-label="Docs sidebar".*?<\/nav>/s;

/** Names of what stands at the top of a page's sidebar. */
function topOf(route: string): string {
  const [sidebar = ''] = SIDEBAR.exec(builtHtml(route)) ?? [];
  const $ = load(sidebar);
  const names = $('nav > ul > li').map((_, item) => $(item).find('a, button').first().text());
  return names.get().join(', ');
}

it('every documentation page has the same sidebar', () => {
  const home = topOf('/');
  expect(home).toContain('Core concepts');
  const others = listDocs().filter(({route}) => topOf(route) !== home);
  expect(others.map(({route}) => route)).toEqual([]);
});
