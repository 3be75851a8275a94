import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './name.ts';
import routes from '../content/requiredRoutes.json' with {type: 'json'};

const BATCH = 32;

test(...row('routes/listed'), async ({request}) => {
  const wrong: string[] = [];
  for (let start = 0; start < routes.length; start += BATCH) {
    const batch = routes.slice(start, start + BATCH);
    const answers = await Promise.all(batch.map((route) => request.get(route, {maxRedirects: 0})));
    for (const [index, answer] of answers.entries()) {
      if (answer.status() !== 200 || !/<h1[\s>]/.test(await answer.text())) {
        wrong.push(`${batch[index]}: ${answer.status()}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test(...row('routes/home'), async ({page}) => {
  await visit(page, '/');
  await expect(page.getByRole('main').getByRole('article')).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^https:\/\/[^/]+\/$/,
  );
});

test(...row('navigation/exact-html'), async ({page}) => {
  await visit(page, '/404.html');
  await expect(page.getByRole('button', {name: /dark and light mode/})).toBeEnabled();
  await expect(page).toHaveURL('/404.html');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page does not exist');
});

test(...row('constants/sitemap'), async ({request}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(200);
  const count = (tag: string) => sitemap.split(tag).length - 1;
  expect(count('<changefreq>weekly</changefreq>')).toBe(addresses.length);
  expect(count('<priority>0.5</priority>')).toBe(addresses.length);
  expect(addresses.filter((address) => address?.includes('/tags/'))).toEqual([]);
  expect(readFileSync('build/blog/index.html', 'utf8')).toContain('/blog/tags/');
});

test(...row('constants/locale'), async ({page}) => {
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const languages = await page
    .locator('link[rel="alternate"][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));
  expect(new Set(languages)).toEqual(new Set(['en', 'x-default']));
});
