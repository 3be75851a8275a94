import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/sdks/sdk-keys/';

async function pressHeadingLink(page: Page): Promise<string> {
  const article = page.getByRole('article');
  await article.getByRole('heading', {level: 2}).first().hover();
  const link = article.getByRole('link', {name: /^Direct link to/}).first();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  return hash;
}

test('a heading is called what it says, and its link stands beside it', async ({page}) => {
  await visit(page, PAGE);
  const article = page.getByRole('article');
  const heading = article.getByRole('heading', {level: 2}).first();
  const name = (await heading.innerText()).trim();
  await expect(heading).toHaveAccessibleName(name);
  await expect(article.getByRole('link', {name: `Direct link to ${name}`})).toHaveCount(1);
  const names = article.getByRole('heading', {name: /Direct link to/});
  await expect(names).toHaveCount(0);
});

test('who goes to a heading sees it below the bar, not the end of what is before it', async ({
  page,
}) => {
  await visit(page, PAGE);
  const hash = await pressHeadingLink(page);
  const bar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
  const top = async () => (await page.locator(hash).boundingBox())!.y - bar.height;
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThan(30);
});

test.describe('a browser that copies', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('copies the address of a heading, goes there and says so for a moment', async ({page}) => {
    await visit(page, PAGE);
    const hash = await pressHeadingLink(page);
    const note = page.getByRole('status').filter({hasText: 'Link copied'});
    await expect(note).toBeVisible();
    await expectAccessible(page);
    expect(hash).toMatch(/^#./);
    expect(page.url()).toMatch(new RegExp(`${PAGE}${hash}$`));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(note).toBeHidden();
  });
});

test('where the browser refuses, the reader is told where the address is', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await visit(page, PAGE);
  const hash = await pressHeadingLink(page);
  await expect(page.getByRole('status').filter({hasText: 'address bar'})).toBeVisible();
  expect(page.url()).toContain(hash);
});
