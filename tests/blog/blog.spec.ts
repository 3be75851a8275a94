import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('the blog lists its posts with reading time @shared-layout/blog', async ({page}) => {
  await visit(page, '/blog/');
  const posts = page.getByRole('main').getByRole('article');
  const count = await posts.count();
  expect(count).toBeGreaterThan(1);
  await expect(page.getByRole('main').getByText(/\d+ min read/)).toHaveCount(count);
});

test('the sidebar of the blog groups posts by year @shared-layout/blog', async ({page}) => {
  await visit(page, '/blog/');
  const sidebar = page.getByRole('navigation', {name: /recent posts/});
  await expect(sidebar.getByText(/^20\d\d$/).first()).toBeVisible();
});
