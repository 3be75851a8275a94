import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('the blog lists its posts with reading time; a post leads back to the list, and its title to it @shared-layout/blog', async ({
  page,
}) => {
  await visit(page, '/blog/tools-in-the-page/');
  const main = page.getByRole('main');
  const title = await main.getByRole('heading', {level: 1}).innerText();
  await main.getByRole('link', {name: 'All posts'}).click();
  await expect(page).toHaveURL('/blog/');
  const posts = main.getByRole('article');
  // The address is told before the list stands in place of the post.
  await expect(posts.nth(1)).toBeVisible();
  await expect(main.getByText(/\d+ min read/)).toHaveCount(await posts.count());
  await main.getByRole('link', {name: title}).click();
  await expect(page).toHaveURL('/blog/tools-in-the-page/');
});

test('the title of a post is as large as that of a page', async ({page}) => {
  const sizes = new Set<string>();
  for (const route of ['/blog/tools-in-the-page/', '/setup-quickstart/']) {
    await visit(page, route);
    const title = page.getByRole('main').getByRole('heading', {level: 1});
    sizes.add(await title.evaluate((element) => getComputedStyle(element).fontSize));
  }
  expect(sizes.size).toBe(1);
});

test.describe('posts of two years', () => {
  test.use({baseURL: process.env.TEST_VARIANT_URL});

  test('stand under their years in the sidebar @shared-layout/blog', async ({page}) => {
    await visit(page, '/years/');
    const sidebar = page.getByRole('navigation', {name: /recent posts/});
    await expect(sidebar).toHaveText(/2025\s*A post of 2025\s*2024\s*A post of 2024$/);
  });
});
