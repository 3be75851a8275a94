import {expect, test, type Page} from '@playwright/test';
import {PAGE_KINDS} from '../support/pageKinds.ts';
import {visit} from '../support/page/visit.ts';
import {useStableFonts} from './stableFonts.ts';

const WINDOWS = [
  {width: 1280, height: 640},
  {width: 390, height: 640},
];

// Smaller pictures keep the repository small, and still show what moved or changed its color.
test.use({deviceScaleFactor: 0.6});

/** Scrolls the sidebar again, which was scrolled before or after the letters got their widths. */
async function settleSidebar(page: Page): Promise<void> {
  await page.evaluate(() => {
    const link = document.querySelector('aside .menu__link[aria-current="page"]');
    link?.closest('nav')?.scrollTo(0, 0);
    link?.scrollIntoView({block: 'nearest', behavior: 'instant'});
  });
}

for (const path of PAGE_KINDS) {
  test(`${path} looks as before`, async ({page}) => {
    await useStableFonts(page);
    const name = path.split(/\W+/).filter(Boolean).join('-') || 'home';
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await visit(page, path, {waitUntil: 'networkidle'});
      await expect(page.getByText('Still searching…')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await settleSidebar(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const picture = `${name}-${viewport.width}-${colorScheme}.png`;
        await expect.soft(page).toHaveScreenshot(picture, {scale: 'device'});
      }
    }
  });
}
