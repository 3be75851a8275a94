import type {Page} from '@playwright/test';

/**
 * Returns the elements that are seen by their color alone, such as bars of a chart, and are gone in
 * the colors of a reader who has chosen their own (Windows' contrast themes). Leaves the page in them.
 */
export async function lostInForcedColors(page: Page): Promise<string[]> {
  const painted = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main *')].filter((element) => {
      if (element.childNodes.length > 0 || element.closest('svg')) return false;
      const {backgroundColor, visibility} = getComputedStyle(element);
      const {width, height} = element.getBoundingClientRect();
      const isDrawn = visibility === 'visible' && width > 3 && height > 1;
      return isDrawn && !backgroundColor.endsWith(', 0)');
    }),
  );
  await page.emulateMedia({forcedColors: 'active'});
  return painted.evaluate((all) =>
    all
      .filter((element) => {
        const style = getComputedStyle(element);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        const hasEdge = /[1-9]/.test(style.borderWidth) || style.outlineStyle !== 'none';
        return style.backgroundColor === ground && !hasEdge;
      })
      .map(({tagName, className}) => `${tagName} ${className}`),
  );
}
