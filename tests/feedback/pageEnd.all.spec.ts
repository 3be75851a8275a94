import {expect, test, type Page} from '@playwright/test';
import {hasFullHistory} from '../../src/site/history.ts';
import {site} from '../../src/site/index.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';
import {openWithEndpoint} from './endpoint.ts';

const PAGES = [
  {route: '/sdks/sdk-keys/', file: 'docs/sdks/sdk-keys.mdx'},
  {route: '/blog/every-sample-is-compiled/', file: 'blog/2026-11-16-every-sample-is-compiled.mdx'},
];

for (const {route, file} of PAGES) {
  test(`${route} leads to its source and to an issue about it`, async ({page}) => {
    await visit(page, route);
    await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute(
      'href',
      `${site.DOCS_REPOSITORY_URL}/edit/main/${file}`,
    );
    const report = page.getByRole('link', {name: 'Report a problem'});
    const {pathname, searchParams} = new URL((await report.getAttribute('href')) ?? '');
    expect(pathname).toMatch(/\/issues\/new$/);
    expect(searchParams.get('title')).toBe(`Problem on ${route}`);
    expect(searchParams.get('body')).toContain(`Page: ${site.DOCS_URL}${route}`);
    // The link follows the reader to the next page.
    await page.getByRole('contentinfo').getByRole('link', {name: 'Initial setup'}).click();
    await expect(report).toHaveAttribute('href', /%2Fsetup-quickstart%2F/);
  });
}

/** Selects the first words of a section, as a drag or a long press would. */
async function selectBelow(page: Page, heading: string): Promise<string> {
  const paragraph = page.locator(`.markdown #${heading} ~ p`).first();
  return paragraph.evaluate((element) => {
    element.scrollIntoView({block: 'center'});
    const range = document.createRange();
    range.setStart(element.firstChild!, 0);
    range.setEnd(element.firstChild!, 12);
    document.getSelection()?.removeAllRanges();
    document.getSelection()?.addRange(range);
    return range.toString();
  });
}

test('a selected passage can be reported as an issue that quotes it', async ({page}) => {
  await visit(page, '/sdks/sdk-keys/');
  const quote = await selectBelow(page, 'rotate-a-key');
  const report = page.getByRole('link', {name: 'Report this passage'});
  await expect(report).toBeInViewport();
  const body = new URL((await report.getAttribute('href')) ?? '').searchParams.get('body');
  expect(body).toBe(
    `Page: ${site.DOCS_URL}/sdks/sdk-keys/#rotate-a-key\n\n> ${quote}\n\nWhat is wrong:\n`,
  );
  // It is a part of the page's end, so that keys reach it: before the question.
  await page.getByRole('button', {name: 'Yes', exact: true}).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(report).toBeFocused();
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await expect(report).toHaveCount(0);
});

test('with an endpoint, a comment on the passage is sent', async ({page}) => {
  const received = await openWithEndpoint(page, '/sdks/sdk-keys/', [503]);
  const quote = await selectBelow(page, 'rotate-a-key');
  await page.getByRole('button', {name: 'Report this passage'}).click();
  const dialog = page.getByRole('dialog', {name: 'Report this passage'});
  await dialog.getByRole('textbox').fill('It takes an Admin');
  await dialog.getByRole('button', {name: 'Send'}).click();
  await expect(dialog.getByRole('status')).toContainText('could not be sent');
  await expectAccessible(page);
  await dialog.getByRole('button', {name: 'Try again'}).click();
  await expect(dialog.getByRole('status')).toHaveText('Thank you for your report.');
  expect(received.at(-1)).toEqual({
    page: `${site.DOCS_URL}/sdks/sdk-keys/#rotate-a-key`,
    helpful: false,
    comment: 'It takes an Admin',
    quote,
  });
});

test('"What changed" shows the sentences that came and went, day by day', async ({page}) => {
  test.skip(!hasFullHistory('.'), 'Without the history of git there is nothing to tell.');
  await visit(page, '/sdks/sdk-keys/');
  const button = page.getByRole('button', {name: 'What changed'});
  await button.click();
  const days = page.getByRole('group', {name: 'What changed'}).locator('details');
  await expect(days.first()).toHaveAttribute('open');
  const updated = await page
    .getByText(/^Last updated on/)
    .locator('time')
    .innerText();
  await expect(days.first().locator('summary b')).toHaveText(updated);
  await expect(days.first().locator('ins, del').first()).toBeVisible();
  await expectAccessible(page);
  await button.click();
  await expect(days).toHaveCount(0);
});
