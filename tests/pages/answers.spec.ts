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
    const isInArticle = (await page.locator('.theme-doc-toc-desktop').count()) > 0;
    const top = async () => (await answer.boundingBox())?.y ?? Infinity;
    await expect
      .soft(async () => {
        // A tool within an article is met by scrolling to it, past what is laid out only then.
        if (isInArticle) await tool.evaluate((element) => element.scrollIntoView());
        expect(await top()).toBeLessThan(LOWEST);
      }, `${route} at 1440`)
      .toPass({timeout: 10_000});

    await page.setViewportSize({width: 390, height: 844});
    const fields = tool.locator('form, [role="group"][aria-label="Editor"]').first();
    await expect
      .soft(async () => {
        const box = await fields.boundingBox();
        expect((await top()) - (box!.y + box!.height)).toBeLessThan(GAP);
      }, `${route} at 390`)
      .toPass({timeout: 10_000});
  }
});
