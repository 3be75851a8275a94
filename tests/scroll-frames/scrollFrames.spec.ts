import {expect, test, type Locator, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/administration/users-and-permissions/';
const PHONE = {width: 390, height: 844};

/** The table with the most columns, and the frame around it. */
const TABLE = {name: 'What each role may do', at: 1};

async function frameOf(page: Page): Promise<Locator> {
  const frame = page.getByRole('table').nth(TABLE.at).locator('..');
  await frame.scrollIntoViewIfNeeded();
  return frame;
}

test('only what scrolls is a stop of the Tab key, with the name of what it stands below', async ({
  page,
}) => {
  await visit(page, PAGE);
  const frame = await frameOf(page);
  await expect(frame).not.toHaveAttribute('tabindex');
  await expect(frame).not.toHaveAttribute('role');
  await page.setViewportSize(PHONE);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('tabindex', '0');
  await expect(frame).toHaveRole('group');
  await expect(frame).toHaveAccessibleName(TABLE.name);
});

test('a page that is opened from another one has its stops, too', async ({page}) => {
  await visit(page, '/administration/');
  await page.getByRole('article').locator(`a[href="${PAGE}"]`).first().click();
  await expect(page).toHaveURL(PAGE);
  await expect(await frameOf(page)).not.toHaveAttribute('tabindex');
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('all frames are stops', async ({page}) => {
    await page.goto(PAGE);
    await expect(await frameOf(page)).toHaveAttribute('tabindex', '0');
  });
});
