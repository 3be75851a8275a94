import {expect, test, type Page} from '@playwright/test';
import {glossaryTerms} from '../../src/features/glossary/glossary.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/feature-flagging/';
const {definition = ''} = glossaryTerms().find(({id}) => id === 'subject') ?? {};

function partsOf(page: Page) {
  return {
    term: page.getByRole('article').getByRole('link', {name: 'subject', exact: true}).first(),
    // Screen readers have it as the description of the term.
    tooltip: page.getByText(definition),
  };
}

test('a term shows its definition under the pointer, and nothing moves', async ({page}) => {
  await visit(page, PAGE);
  const {term, tooltip} = partsOf(page);
  await expect(term).toHaveAccessibleDescription(definition);
  await term.scrollIntoViewIfNeeded();
  const before = await term.boundingBox();
  await term.hover();
  await expect(tooltip).toBeVisible();
  expect(await term.boundingBox()).toEqual(before);
  await tooltip.hover();
  await expect(tooltip).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
});

test('the keyboard shows it too; Escape puts it away, Enter leads to the glossary', async ({
  page,
}) => {
  await visit(page, PAGE);
  const {term, tooltip} = partsOf(page);
  await term.focus();
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
  await expect(term).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/glossary\/#subject$/);
});

test('its script is loaded when a reader first asks', async ({page}) => {
  await visit(page, PAGE, {waitUntil: 'networkidle'});
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.resourceType()));
  await partsOf(page).term.hover();
  await expect(partsOf(page).tooltip).toBeVisible();
  expect(scripts).toContain('script');
});

test('without its script a term still leads to the glossary', async ({page}) => {
  await visit(page, PAGE, {waitUntil: 'networkidle'});
  await page.route('**/assets/js/**', (route) => route.abort());
  await partsOf(page).term.hover();
  await page.unroute('**/assets/js/**');
  await partsOf(page).term.click();
  await expect(page).toHaveURL(/\/glossary\/#subject$/);
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('the first tap shows the definition, the second leads on', async ({page}) => {
    await visit(page, PAGE);
    const {term, tooltip} = partsOf(page);
    await term.tap();
    await expect(tooltip).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await tooltip.tap();
    await expect(tooltip).toBeHidden();
    await term.tap();
    await expect(tooltip).toBeVisible();
    await term.tap();
    await expect(page).toHaveURL(/\/glossary\/#subject$/);
  });
});
