import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import type {PageRoute} from '../../src/features/lean-pages/page-tables/types.ts';
import {builtRoutes} from '../support/builtRoutes.ts';

const read = (...names: string[]): string => readFileSync(path.join('build', ...names), 'utf8');

const pages = builtRoutes().flatMap((route) => {
  const html = read(route, 'index.html');
  const row = load(html)('script[data-page]').attr('data-page');
  return row ? [{html, row: JSON.parse(row) as PageRoute}] : [];
});

it('the HTML of a page has the strings that its script goes without', () => {
  const files = pages.flatMap(({row}) => row.parts.flatMap(({strings}) => strings ?? []));
  expect(files.length).toBeGreaterThan(250);
  for (const {html, row} of pages) {
    for (const {strings} of row.parts) {
      const texts = strings ? (JSON.parse(read(strings)) as string[]) : [];
      const missing = texts.filter((text, number) => !html.includes(`<!--${number}-->${text}`));
      expect(missing, row.path).toEqual([]);
    }
  }
});

it('no page waits for strings before it comes alive', () => {
  expect(pages.filter(({row}) => row.lacksStrings).map(({row}) => row.path)).toEqual([]);
});

it('the script of a page repeats neither its code nor its formulas', () => {
  const page = pages.find(({row}) => row.path === '/statistics/cuped/')!;
  const scripts = page.row.parts.flatMap(({scripts: files}) => Object.values(files));
  const code = scripts.map((file) => read(file)).join('');
  expect(page.html).toContain('class="katex"');
  expect(code).not.toContain('<span');
});
