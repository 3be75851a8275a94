import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {globSync} from 'tinyglobby';
import {expect, it} from 'vitest';
import {tableName} from '../../src/features/lean-pages/page-tables/tablePath.ts';
import type {PageRoute} from '../../src/features/lean-pages/page-tables/types.ts';
import {builtRoutes} from '../support/builtRoutes.ts';

const inBuild = (address: string): string => path.join('build', address);

function startOf(route: string): {folder: string; page: string | undefined} {
  const $ = load(readFileSync(inBuild(`${route}index.html`), 'utf8'));
  const start = $('script[data-pages]');
  return {folder: start.attr('data-pages') ?? '', page: start.attr('data-page')};
}

const pages = builtRoutes()
  .map((route) => ({route, ...startOf(route)}))
  .filter(({page}) => page !== undefined);

it('a page says what is loaded for it, as the list of its folder does', () => {
  expect(pages.length).toBeGreaterThan(250);
  for (const {route, folder, page} of pages) {
    const own = JSON.parse(page!) as PageRoute;
    expect(own.path).toBe(route);
    const table = JSON.parse(
      readFileSync(inBuild(folder + tableName(route)), 'utf8'),
    ) as PageRoute[];
    expect(table).toContainEqual(own);
    const files = own.parts.flatMap((part) => Object.values({...part.scripts, ...part.styles}));
    expect(files.filter((file) => !existsSync(inBuild(file)))).toEqual([]);
  }
});

it('the scripts that every page loads name none of these pages', () => {
  const scripts = globSync('build/assets/js/{main,runtime~main}.*.js');
  const text = scripts.map((file) => readFileSync(file, 'utf8')).join('');
  const files = pages.flatMap(({page}) =>
    (JSON.parse(page!) as PageRoute).parts.flatMap(({scripts: own}) => Object.values(own)),
  );
  const hashes = files.map((file) => /\.(\w{8})\.js$/.exec(file)![1]!);
  expect(scripts).toHaveLength(2);
  expect(hashes.filter((hash) => text.includes(hash))).toEqual([]);
  expect(text).not.toContain('"@site/docs/sdks/');
});
