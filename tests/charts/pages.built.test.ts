import {readFileSync} from 'node:fs';
import {load} from 'cheerio';
import {expect, it} from 'vitest';
import {builtHtml, findRoutes} from '../support/findRoute.ts';

const routes = findRoutes('a chart', /<summary>The numbers<\/summary>/);

it.each(routes)('%s has charts that read without scripts, and as Markdown', (route) => {
  const $ = load(builtHtml(route));
  const pictures = $('svg[role="img"]').filter((_, svg) => $(svg).next().is('details'));
  expect(pictures.length).toBeGreaterThan(0);
  const twin = readFileSync(`build${route}index.md`, 'utf8');
  pictures.each((_, svg) => {
    expect($(svg).find('text').length).toBeGreaterThan(0);
    const rows = $(svg).next().find('tbody tr').toArray();
    const cells = rows.map((row) =>
      $(row)
        .children()
        .toArray()
        .map((cell) => $(cell).text()),
    );
    expect(cells.length).toBeGreaterThan(0);
    for (const row of cells) expect(twin).toContain(`| ${row.join(' | ')} |`);
  });
});
