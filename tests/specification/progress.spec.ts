import {expect, test, type Page} from '@playwright/test';
import {passTime, stopClock} from '../support/page/clock.ts';
import {SAVING_DATA, setConnection} from '../support/page/connection.ts';
import {visit} from '../support/page/visit.ts';

/** Follows a link whose page never arrives, while the clock stands still. */
async function followSlowLink(page: Page): Promise<void> {
  await page.clock.install();
  await setConnection(page, SAVING_DATA);
  await visit(page, '/setup-quickstart/');
  await page.route('**/assets/js/*.js', () => undefined);
  await stopClock(page);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Feature flag quick start'}).click();
}

function styleOf(page: Page) {
  return page.locator('[role="bar"]').evaluate((bar) => ({
    position: (bar as HTMLElement).style.transform,
    speed: getComputedStyle(bar).transitionDuration,
  }));
}

test('a bar after 200 ms, minimum 0.08, speed 200 ms, trickle every 800 ms @states/route-change @constants/progress', async ({
  page,
}) => {
  await followSlowLink(page);
  await passTime(page, 199);
  await expect(page.locator('[role="bar"]')).toHaveCount(0);
  await passTime(page, 1);
  const start = await styleOf(page);
  // The bar is as wide as the page and moved to the left by what is missing.
  expect(start).toEqual({position: 'translate3d(-92%, 0px, 0px)', speed: '0.2s'});
  await passTime(page, 799);
  expect(await styleOf(page)).toEqual(start);
  await passTime(page, 1);
  expect((await styleOf(page)).position).not.toBe(start.position);
});
