import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/sdks/server-sdks/python/quickstart/';
const OTHER_PAGE = '/sdks/server-sdks/go/quickstart/';
const PUBLISHED = 'new-onboarding';
const OWN = 'checkout-test';

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Your own values'});

const opener = (page: Page) => page.getByRole('button', {name: 'Use your own values'}).first();

const firstCall = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('group')
    .filter({hasText: /get_?string_?assignment/i})
    .first();

/** With the keyboard, by the button of a sample. */
async function openSetup(page: Page): Promise<void> {
  await opener(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

async function typeFlag(page: Page, flag: string): Promise<void> {
  await dialog(page).getByLabel('Flag key').fill(flag);
  await page.keyboard.press('Enter');
}

test.describe('a browser that copies', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('a flag typed once is in the samples of all pages, until it is cleared', async ({page}) => {
    await visit(page, PAGE);
    await firstCall(page).hover();
    const block = firstCall(page).locator('..');
    await block.getByRole('button', {name: 'Use your own values'}).click();
    await typeFlag(page, OWN);
    await expect(dialog(page)).toHaveCount(0);
    await expect(firstCall(page)).toContainText(`"${OWN}"`);
    await expect(firstCall(page)).not.toContainText(PUBLISHED);
    await expect(page.getByTitle(`checked with ${PUBLISHED}`).first()).toHaveText(OWN);
    await block.getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`"${OWN}"`);

    await visit(page, OTHER_PAGE);
    await expect(firstCall(page)).toContainText(`"${OWN}"`);
    await openSetup(page);
    await dialog(page).getByRole('button', {name: 'Clear all'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(firstCall(page)).toContainText(`"${PUBLISHED}"`);
    await visit(page, PAGE);
    await expect(firstCall(page)).toContainText(`"${PUBLISHED}"`);
  });
});

test('what was printed with other names says so, beside the samples that show the reader’s', async ({
  page,
}) => {
  await visit(page, '/sdks/server-sdks/node/quickstart/');
  const noteOf = (text: string) =>
    page
      .locator('[data-language]')
      .filter({hasText: text})
      .first()
      .evaluate((block) => getComputedStyle(block, '::after').content);
  expect(await noteOf('bob got treatment')).toBe('none');
  await openSetup(page);
  await dialog(page).getByLabel('Subject key').fill('zoe');
  await typeFlag(page, OWN);
  await expect(page.getByRole('status').filter({hasText: 'Samples show your names'})).toBeVisible();
  expect(await noteOf('bob got treatment')).toContain(
    `Made with ${PUBLISHED} and bob, not with your names.`,
  );
  expect(await noteOf(`'${OWN}'`)).toContain('Shown with your flag key and subject key.');
});

test('a page that the reader goes to shows the value, and paper the published one', async ({
  page,
}) => {
  await visit(page, PAGE);
  await openSetup(page);
  await typeFlag(page, OWN);
  await page.getByRole('navigation').getByRole('link', {name: 'Assignments', exact: true}).click();
  await expect(page).toHaveURL(/python\/assignments\/$/);
  await expect(firstCall(page)).toContainText(`"${OWN}"`);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(firstCall(page)).toContainText(`"${PUBLISHED}"`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(firstCall(page)).toContainText(`"${OWN}"`);
});

test('a page that speaks of the reader’s flag keeps its own: two flags never become one', async ({
  page,
}) => {
  await visit(page, '/sdks/server-sdks/python/assignments/');
  await openSetup(page);
  await typeFlag(page, 'dark-mode');
  await expect(dialog(page)).toHaveCount(0);
  await expect(firstCall(page)).toContainText(`"${PUBLISHED}"`);
});

test('the dialog explains what cannot stand in a sample, and is accessible', async ({page}) => {
  await visit(page, PAGE);
  await openSetup(page);
  await expect(dialog(page)).toContainText('stays in this browser');
  await typeFlag(page, "it's");
  await expect(dialog(page).getByLabel('Flag key')).toHaveAccessibleDescription(
    /^Leave out quotes, backslashes/,
  );
  await dialog(page).getByRole('button', {name: 'Use these'}).press('Enter');
  await expect(dialog(page).getByLabel('Flag key')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
  await expect(firstCall(page)).toContainText(PUBLISHED);
});

test('a press beside the dialog closes it, one that marks text does not', async ({page}) => {
  await visit(page, PAGE);
  await openSetup(page);
  const field = dialog(page).getByLabel('Flag key');
  await field.fill(OWN);
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(field).toHaveValue(OWN);
  const {x, y} = (await dialog(page).boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(field).toHaveValue(OWN);
  await page.mouse.click(2, 2);
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('of a browser that keeps nothing the reader is told so', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await visit(page, PAGE);
  await openSetup(page);
  await typeFlag(page, OWN);
  await expect(dialog(page).getByText('Your browser did not keep your names.')).toBeVisible();
  await expect(dialog(page).getByLabel('Flag key')).toHaveValue(OWN);
  await expect(firstCall(page)).toContainText(`"${PUBLISHED}"`);
});

test('two tabs: one shows what the other is given, and keeps it when it changes something else', async ({
  page,
  context,
}) => {
  await visit(page, PAGE);
  const other = await context.newPage();
  await visit(other, PAGE);
  await openSetup(page);
  await openSetup(other);
  await typeFlag(other, OWN);
  await expect(firstCall(page)).toContainText(`"${OWN}"`);
  await dialog(page).getByLabel('Subject key').fill('user-7');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(firstCall(page)).toContainText(`"${OWN}"`);
  await expect(firstCall(other)).toContainText('"user-7"');
});

test('a step back closes the dialog, and the page that it leads to has the focus', async ({
  page,
}) => {
  await visit(page, OTHER_PAGE);
  await page.getByRole('navigation').getByRole('link', {name: 'Assignments', exact: true}).click();
  await expect(page).toHaveURL(/go\/assignments\/$/);
  await openSetup(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(OTHER_PAGE);
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
});
