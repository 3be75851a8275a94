import {expect, test} from '@playwright/test';
import {findRoutes} from '../support/findRoute.ts';
import {visit} from '../support/page/visit.ts';

/** As far down as an answer may begin in a window of 1440 × 900. */
const LOWEST = 700;

/** What may stand between the fields and their answer on a phone: a row of buttons. */
const GAP = 130;

const routes = findRoutes('a tool with an answer', /data-answer/);

test('the answer of every tool is seen beside its fields, and on a phone right below them', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const route of routes) {
    await page.setViewportSize({width: 1440, height: 900});
    await visit(page, route);
    const answer = page.locator('[data-answer]').first();
    const tool = page.getByRole('region').filter({has: answer}).first();
    // A tool within an article is met by scrolling to it.
    if ((await page.locator('.theme-doc-toc-desktop').count()) > 0) {
      await tool.evaluate((element) => element.scrollIntoView());
    }
    const top = async () => (await answer.boundingBox())?.y ?? Infinity;
    expect.soft(await top(), `${route} at 1440`).toBeLessThan(LOWEST);

    await page.setViewportSize({width: 390, height: 844});
    const fields = tool.locator('form, [role="group"][aria-label="Editor"]').first();
    const box = await fields.boundingBox();
    expect.soft((await top()) - (box!.y + box!.height), `${route} at 390`).toBeLessThan(GAP);
  }
});
