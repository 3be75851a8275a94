import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

/** A page whose chart is drawn with all colors of lines. */
const PAGE = '/statistics/lab/peeking/';

for (const theme of ['light', 'dark']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a ${theme} site draws charts in the reader's own ${colorScheme} colors`, async ({
      page,
    }) => {
      await page.emulateMedia({forcedColors: 'active', colorScheme});
      await visit(page, PAGE);
      await page.evaluate(
        (name) => document.documentElement.setAttribute('data-theme', name),
        theme,
      );
      const strokes = await page
        .locator('main figure svg :is(path, polyline)')
        .evaluateAll((lines) =>
          lines
            .map((line) => getComputedStyle(line).stroke)
            // A line that React has just drawn anew has none.
            .filter((stroke) => stroke !== 'none' && stroke !== ''),
        );
      const systemColors = await page.evaluate(() =>
        ['CanvasText', 'LinkText', 'GrayText'].map((name) => {
          document.body.style.outlineColor = name;
          return getComputedStyle(document.body).outlineColor;
        }),
      );
      expect(strokes).not.toEqual([]);
      expect(systemColors).toEqual(expect.arrayContaining([...new Set(strokes)]));
    });
  }
}
