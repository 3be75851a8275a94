import {readFileSync} from 'node:fs';
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

test.describe('a browser that copies', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const how of ['mouse', 'keyboard'] as const) {
    test(`copies a section as Markdown by ${how}`, async ({page}) => {
      await visit(page, PAGE);
      const heading = page.locator('article h2.anchor').nth(1);
      const button = heading.getByRole('button', {name: 'Copy section as Markdown'});
      if (how === 'mouse') {
        await heading.hover();
        await expect(button).toBeVisible();
        await expectAccessible(page);
        await button.click();
      } else {
        await heading.getByRole('link').focus();
        await expect(button).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(button).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(page.getByRole('status').getByText('Section copied')).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const [source, text = ''] = copied.split(/\n\n([\s\S]*)/);
      expect(source).toMatch(
        new RegExp(`^Source: http.*${PAGE}#${await heading.getAttribute('id')}$`),
      );
      expect(text).toMatch(/^## /);
      expect(text.match(/^## /gm)).toHaveLength(1);
      expect(readFileSync(`build${PAGE}index.md`, 'utf8')).toContain(text.trim());
    });
  }

  test('copies the address of a heading, shows it below the bar and says so for a moment', async ({
    page,
  }) => {
    await visit(page, PAGE);
    const hash = await pressHeadingLink(page);
    const bar = (await page.getByRole('navigation', {name: 'Main'}).boundingBox())!;
    const top = async () => (await page.locator(hash).boundingBox())!.y - bar.height;
    await expect.poll(top).toBeGreaterThanOrEqual(0);
    await expect.poll(top).toBeLessThan(30);
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
