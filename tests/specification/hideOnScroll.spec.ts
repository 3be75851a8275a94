import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

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

test(...row('states/navbar-hides'), async ({page}) => {
  await visit(page, '/feature-flag-quickstart/');
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  // It comes back where a reader scrolls up, at the top, and near the end of the page.
  for (const top of [700, 0, end]) {
    await scrollTo(page, 400, 800);
    await expect(link(page)).not.toBeInViewport();
    await scrollTo(page, top);
    await expect(link(page)).toBeInViewport();
  }
});
