import {expect, test, type Page} from '@playwright/test';
import {filesOfPage} from '../performance/pageWeight.ts';
import {countLoads, visit} from '../support/page/visit.ts';

const PAGE = '/feature-flagging/concepts/targeting/';

/** A link in running text, which is a string of HTML for the page's script. */
const linkOf = (page: Page) => page.getByRole('article').locator('p a[data-route]').first();

test('a link in the text opens its page without loading the site again, by keyboard, too', async ({
  page,
}) => {
  await visit(page, PAGE);
  const loads = countLoads(page);
  const link = linkOf(page);
  const address = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  await linkOf(page).press('Enter');
  await expect(page).toHaveURL(address);
  expect(loads()).toBe(0);
});

test('a link in the text opens another tab when the reader asks for it', async ({
  page,
  context,
}) => {
  await visit(page, PAGE);
  const opened = context.waitForEvent('page');
  await linkOf(page).click({modifiers: ['ControlOrMeta']});
  await opened;
  await expect(page).toHaveURL(PAGE);
});

test('the page behind a link in the text is fetched when it comes into sight @navigation/prefetch-visible @calls/page-chunks', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, PAGE);
  const address = (await linkOf(page).getAttribute('href'))!;
  const scripts = filesOfPage(address).filter((file) => file.endsWith('.js'));
  const own = scripts.filter((file) => !filesOfPage(PAGE).includes(file));
  expect(own).not.toEqual([]);
  await linkOf(page).scrollIntoViewIfNeeded();
  for (const file of own) {
    await expect
      .poll(() => fetched.some((url) => `build${new URL(url).pathname}` === file))
      .toBe(true);
  }
});

test('a browser that cannot tell what is in sight follows a link in the text, too', async ({
  page,
}) => {
  await page.addInitScript('delete window.IntersectionObserver');
  await visit(page, PAGE);
  const loads = countLoads(page);
  const address = (await linkOf(page).getAttribute('href'))!;
  await linkOf(page).click();
  await expect(page).toHaveURL(address);
  expect(loads()).toBe(0);
});
