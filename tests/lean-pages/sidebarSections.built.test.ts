import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {sectionPath} from '../../src/features/lean-pages/sidebar-sections/sectionPath.ts';
import type {PageSection} from '../../src/features/lean-pages/sidebar-sections/types.ts';
import {filesOfPage} from '../performance/pageWeight.ts';
import {builtRoutes} from '../support/builtRoutes.ts';

const read = (...names: string[]): string => readFileSync(path.join('build', ...names), 'utf8');

/** Addresses in a list of items. */
const hrefs = (items: PropSidebar): string[] =>
  items.flatMap((item) => [
    ...(item.type === 'html' ? [] : (item.href ?? [])),
    ...(item.type === 'category' ? hrefs(item.items) : []),
  ]);

const pages = builtRoutes().flatMap((route) => {
  const $ = load(read(route, 'index.html'));
  const start = $('script[data-section]');
  if (start.length === 0) return [];
  const section = JSON.parse(start.attr('data-section')!) as PageSection;
  const all = JSON.parse(read(sectionPath(start.attr('data-pages')!, section.name))) as PropSidebar;
  const shown = $('aside nav a').map((_, link) => $(link).attr('href'));
  return [{route, items: hrefs(section.items), all: hrefs(all), shown: new Set(shown)}];
});

it('a page says what it shows of its section, and no more than one page of what is closed', () => {
  expect(pages.length).toBeGreaterThan(200);
  for (const {route, items, all, shown} of pages) {
    expect(all).toEqual(expect.arrayContaining(items));
    const linked = all.filter((href) => shown.has(href) || shown.has(`${href}/`));
    expect(items, route).toEqual(expect.arrayContaining(linked));
  }
});

it('no script of a first view names the pages of closed sections', () => {
  const scripts = filesOfPage('/sdks/sdk-keys/').filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(file, 'utf8')).join('');
  expect(read('administration/audit-logs/index.html')).toContain('aria-current="page"');
  expect(text).not.toContain('/administration/audit-logs');
});
