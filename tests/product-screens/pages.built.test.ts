import {readFileSync} from 'node:fs';
import {gzipSync} from 'node:zlib';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {builtRoutes} from '../support/builtRoutes.ts';
import {builtHtml, findRoutes} from '../support/findRoute.ts';

const routes = findRoutes('a drawing of a screen', /class="screen-figure"/);

function stylesOf(route: string): string[] {
  const $ = load(builtHtml(route));
  return $('link[rel="stylesheet"]')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
}

const isForDrawings = (href: string) =>
  readFileSync(`build${href}`, 'utf8').includes('.screen-surface');

it('pages with a drawing share one small style sheet, which no other page loads', () => {
  const loaded = new Set(routes.map((route) => stylesOf(route).filter(isForDrawings).join()));
  expect([...loaded]).toEqual([expect.stringMatching(/^\/assets\/css\/screens\.\w+\.css$/)]);
  expect(gzipSync(readFileSync(`build${[...loaded].join()}`)).length).toBeLessThan(3000);
  const other = builtRoutes().find((route) => !routes.includes(route))!;
  expect(stylesOf(other).filter(isForDrawings)).toEqual([]);
});

it.each(routes)('%s tells its drawings in Markdown, without their parts', (route) => {
  const $ = load(builtHtml(route));
  const twin = readFileSync(`build${route}index.md`, 'utf8');
  $('.screen-figure').each((_, figure) => {
    const said = $(figure).find('[role="img"]').attr('aria-label')!.split('. ')[0]!;
    expect(twin).toContain(`**Figure:** ${said}`);
    expect(twin).not.toContain($(figure).find('[aria-hidden]').text());
  });
});
