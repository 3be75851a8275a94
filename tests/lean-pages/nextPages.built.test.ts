import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, it} from 'vitest';

function nextOf(route: string): string | undefined {
  const $ = load(readFileSync(path.join('build', route, 'index.html'), 'utf8'));
  return $('nav[aria-label="Docs pages"] a.pagination-nav__link--next').attr('href');
}

it('who follows "Next" from the first page meets all pages, and none twice', () => {
  const met = new Set<string>();
  for (let route: string | undefined = '/'; route !== undefined; route = nextOf(route)) {
    expect(met, `"Next" leads back to ${route}`).not.toContain(route);
    met.add(route);
  }
  expect(met.size).toBeGreaterThan(250);
});
