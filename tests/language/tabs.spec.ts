import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/feature-flag-quickstart/';
const OTHER_PAGE = '/feature-flagging/concepts/targeting/';

function tab(page: Page, name: string) {
  return page.getByRole('tab', {name, exact: true}).first();
}

function selected(page: Page) {
  return page.getByRole('tab', {selected: true}).first();
}

test('a language that is chosen becomes part of the address, and other pages keep it', async ({
  page,
}) => {
  await visit(page, PAGE);
  await tab(page, 'Python').click();
  await expect(page).toHaveURL(/\?lang=python$/);
  await page.reload();
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
  await visit(page, OTHER_PAGE);
  await expect(selected(page)).toHaveText('Python');
});

test('a language that a page does not have changes nothing', async ({page}) => {
  await visit(page, `${PAGE}?lang=cobol`);
  await expect(selected(page)).toHaveText('Node.js');
});
