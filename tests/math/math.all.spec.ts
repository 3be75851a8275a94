import {expect, test} from '@playwright/test';
import {builtHtml, findRoutes} from '../support/findRoute.ts';
import {hold} from '../support/page/hold.ts';
import {visit} from '../support/page/visit.ts';

/** A page without formulas, and one with formulas that its text links to. */
function findWay(): {from: string; to: string} {
  const withFormulas = new Set(findRoutes('formulas', /class="katex"/));
  for (const from of findRoutes('links in its text', /<main[\s\S]*href="\//)) {
    const [, text = ''] = builtHtml(from).split('<article');
    const links = [...text.matchAll(/<a [^>]*href="([^"#]+)"/g)].map(([, href = '']) => href);
    const to = links.find((href) => withFormulas.has(href));
    if (to && !withFormulas.has(from)) {
      return {from, to};
    }
  }
  throw new Error('No page without formulas links to one with formulas.');
}

const {from, to} = findWay();

test('a page with formulas opens from another one while their style sheet is late', async ({
  page,
}) => {
  const release = await hold(page, '**/katex.min.css');
  await visit(page, from);
  await page.locator(`main a[href="${to}"]`).first().click();
  const formula = page.locator('.katex').first();
  await expect(formula.locator('math')).toBeVisible();
  await expect(formula.locator('.katex-html')).toBeHidden();
  release();
  await expect(formula.locator('.katex-html')).toBeVisible();
});

test('a style sheet of formulas that is gone is no error of the page', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.route('**/katex.min.css', (route) => route.fulfill({status: 404}));
  await visit(page, from);
  const failed = page.waitForResponse('**/katex.min.css');
  await page.locator(`main a[href="${to}"]`).first().click();
  await failed;
  await expect(page.locator('.katex math').first()).toBeVisible();
  expect(errors).toEqual([]);
});
