import {expect, test, type Page} from '@playwright/test';
import {openWithLateScript} from '../support/page/hold.ts';
import {modalOf} from '../search/browser/openSearch.ts';

const PAGE = '/sdks/preforking/';

const searchButton = (page: Page) => page.getByRole('button', {name: 'Search'});
const assistantField = (page: Page) => page.getByRole('textbox', {name: 'Your question'});

/** What readers do before the page is alive, to type into search. */
const waysIntoSearch: Record<string, (page: Page) => Promise<void>> = {
  'a click on the button': (page) => searchButton(page).click(),
  'two clicks on the button': (page) => searchButton(page).click({clickCount: 2}),
  'the slash key': (page) => page.keyboard.press('/'),
  'the slash key, pressed again': async (page) => {
    await page.keyboard.press('/');
    await page.keyboard.press('/');
  },
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'the focused button': (page) => searchButton(page).focus(),
};

for (const [name, open] of Object.entries(waysIntoSearch)) {
  test(`early: ${name}, and the words typed then reach search in their order`, async ({page}) => {
    const release = await openWithLateScript(page, PAGE);
    await open(page);
    await page.keyboard.type('feedback kill swx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('itch');
    await expect(modalOf(page).dialog).toHaveCount(0);
    await release();
    await expect(modalOf(page).input).toHaveValue('feedback kill switch');
    await expect(modalOf(page).input).toBeFocused();
    await page.keyboard.type('es');
    await expect(modalOf(page).input).toHaveValue('feedback kill switches');
  });
}

test('early: Ctrl+J and a question reach the assistant', async ({page}) => {
  const release = await openWithLateScript(page, PAGE);
  await page.keyboard.press('Control+j');
  await page.keyboard.type('what is a flag?');
  await release();
  await expect(assistantField(page)).toHaveValue('what is a flag?');
});

test('early: clicks and arrow keys on tabs count in their order, and one on the theme', async ({
  page,
}) => {
  const release = await openWithLateScript(page, PAGE);
  const first = page.getByRole('tablist').first().getByRole('tab');
  const last = page.getByRole('tablist').last().getByRole('tab');
  await first.first().focus();
  await page.keyboard.press('End');
  for (const nth of [1, 2, 1]) await last.nth(nth).click();
  await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
  await release();
  await expect(first.last()).toHaveAttribute('aria-selected', 'true');
  await expect(last.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('early: the menu of a phone opens', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const release = await openWithLateScript(page, PAGE);
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await release();
  await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeVisible();
});

test('early: code that could not be copied asks for one more press', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    // As Safari does, which copies during a press only.
    const {clipboard} = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) =>
      navigator.userActivation.isActive ? write(text) : Promise.reject(new Error('no gesture'));
    Object.defineProperty(navigator, 'userActivation', {
      get: () => ({isActive: window.event?.isTrusted === true}),
    });
  });
  const release = await openWithLateScript(page, PAGE);
  const button = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await button.click();
  await release();
  const said = page.getByRole('status');
  await expect(said.filter({hasText: 'Press again to copy'})).toHaveCount(1);
  await button.click();
  await expect(said.filter({hasText: /^Copied$/})).toHaveCount(1);
});

test('early: what is typed into a calculator counts, and wins over the address', async ({page}) => {
  const release = await openWithLateScript(
    page,
    '/statistics/sample-size-calculator/usage/?size-rate=12',
  );
  const calculator = page.getByRole('region', {name: /sample size/i}).first();
  const rate = calculator.getByLabel(/^Rate of control/);
  await rate.press('Control+a');
  await rate.pressSequentially('40');
  await release();
  await expect(calculator).toContainText('from 40%');
  await calculator.getByLabel('Metric').selectOption('mean');
  await expect(calculator.getByLabel('Metric')).toHaveValue('mean');
});
