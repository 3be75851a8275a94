import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {visit} from '../support/page/visit.ts';

const PAGE = '/sdks/server-sdks/node/assignments/';
const SIGNATURE = /^getStringAssignment\(flagKey: string, .*\): string$/;

const partsOf = (page: Page) => ({
  call: page.locator('pre [data-type]', {hasText: /^getStringAssignment$/}).first(),
  tooltip: page.locator(':popover-open'),
});

test('a method in a sample shows its signature under the pointer', async ({page}) => {
  await visit(page, PAGE);
  const {call, tooltip} = partsOf(page);
  await call.hover();
  await expect(tooltip).toHaveText(SIGNATURE);
  await expectAccessible(page);
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
});

test.describe('with a finger', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a tap shows it, and nothing is wider than the phone', async ({page}) => {
    await visit(page, PAGE);
    const {call, tooltip} = partsOf(page);
    await call.tap();
    await expect(tooltip).toHaveText(SIGNATURE);
    const {x = -1, width = 0} = (await tooltip.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  });
});
