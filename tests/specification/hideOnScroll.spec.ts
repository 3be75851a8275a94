import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './name.ts';

test.use({baseURL: process.env.TEST_VARIANT_URL});

const link = (page: Page) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Variant'});

/** Scrolls so that the theme notices it: one scroll event each. */
async function scrollTo(page: Page, ...positions: number[]): Promise<void> {
  for (const top of positions) {
    await page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.addEventListener('scrollend', resolve, {once: true});
          window.scrollTo(0, y);
        }),
      top,
    );
  }
}

async function scrollDown(page: Page): Promise<void> {
  await visit(page, '/feature-flag-quickstart/');
  await scrollTo(page, 400, 800);
  await expect(link(page)).not.toBeInViewport();
}

for (const [place, position] of [
  ['scrolling up', 700],
  ['at the top', 0],
] as const) {
  test(...row('states/navbar-hides', place), async ({page}) => {
    await scrollDown(page);
    await scrollTo(page, position);
    await expect(link(page)).toBeInViewport();
  });
}

test(...row('states/navbar-hides', 'near the page end'), async ({page}) => {
  await scrollDown(page);
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  await scrollTo(page, end);
  await expect(link(page)).toBeInViewport();
  await scrollTo(page, 500, 900);
  await expect(link(page)).not.toBeInViewport();
});
