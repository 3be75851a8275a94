import {expect, test} from '@playwright/test';
import {PAPER, partsWiderThan} from '../support/page/partsWiderThan.ts';
import {visit} from '../support/page/visit.ts';
import {readPdf} from './readPdf.ts';

// The end of a page may need a sheet more in columns than on paper.
for (const [section, tolerance] of [
  ['getting-started', 1],
  ['geolift', 0],
] as const) {
  test(`the contents of ${section} as PDF name the sheets on which pages begin`, async ({page}) => {
    test.slow();
    await visit(page, `/print/?section=${section}`);
    await expect(page.getByRole('button', {name: 'Print or save as PDF'})).toBeVisible({
      timeout: 60_000,
    });
    const entries = await page
      .locator('article')
      .first()
      .locator('li')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('a')!.getAttribute('href')!.slice(1),
          Number(item.querySelector('span')!.textContent),
        ]),
      );
    expect(entries.length).toBeGreaterThan(5);
    const {sheets, sheetOf} = readPdf(await page.pdf({preferCSSPageSize: true}));
    expect(sheets).toBeGreaterThan(entries.length);
    const wrong = entries.filter(
      ([id, sheet]) => !(Math.abs(Number(sheet) - (sheetOf.get(String(id)) ?? 0)) <= tolerance),
    );
    expect(wrong).toEqual([]);
  });
}

test('no code of a section is cut on paper', async ({page}) => {
  test.slow();
  await page.setViewportSize({width: PAPER, height: 1000});
  await visit(page, '/print/?section=geolift');
  await expect(page.getByRole('button', {name: 'Print or save as PDF'})).toBeVisible({
    timeout: 60_000,
  });
  await page.emulateMedia({media: 'print'});
  expect(await partsWiderThan(page, PAPER)).toEqual([]);
});
