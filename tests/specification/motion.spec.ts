import {expect, test, type Page} from '@playwright/test';
import {visit} from '../support/page/visit.ts';
import {row} from './rows.ts';

const PAGE = '/setup-quickstart/';

/** Waits for the event, too: several scrolls in one frame are one to the page. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, {once: true});
        window.scrollTo(0, y);
      }).then(() => undefined),
    top,
  );
}

test(...row('constants/smooth-scroll'), async ({page}) => {
  await visit(page, PAGE);
  for (const top of [1200, 1600, 1500]) {
    await scrollTo(page, top);
  }
  await page.evaluate(() => {
    const steps: [number, number][] = [];
    const scrollTo = window.scrollTo.bind(window);
    window.scrollTo = ((x: number, y: number) => {
      steps.push([document.documentElement.scrollTop, y]);
      scrollTo(x, y);
    }) as typeof window.scrollTo;
    Object.assign(window, {steps});
  });
  await page.getByRole('button', {name: 'Scroll back to top'}).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const steps = await page.evaluate(() => (window as unknown as {steps: [number, number][]}).steps);
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.map(([, to]) => to)).toEqual(steps.map(([from]) => Math.floor(from * 0.85)));
});

/** The length that the content's height asks for, in milliseconds. */
function expectedLength(height: number): number {
  const screens = height / 36;
  return Math.round((4 + 15 * screens ** 0.25 + screens / 5) * 10);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(() => {
    test.use({contextOptions: {reducedMotion}});

    test(...row('constants/collapse', `motion: ${reducedMotion}`), async ({page}) => {
      await visit(page, PAGE);
      const category = page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('button', {name: 'Getting started'});
      const list = category.locator('xpath=ancestor::li[1]/ul');
      await list.evaluate((element: HTMLElement) => {
        const seen: {transition: string; height: number}[] = [];
        new MutationObserver(() => {
          seen.push({transition: element.style.transition, height: element.scrollHeight});
        }).observe(element, {attributes: true, attributeFilter: ['style']});
        Object.assign(window, {seen});
      });
      await category.click();
      await expect(list).toBeHidden();
      const seen = await page.evaluate(
        () => (window as unknown as {seen: {transition: string; height: number}[]}).seen,
      );
      const {transition, height} = seen.find((style) => style.transition !== '')!;
      const length = reducedMotion === 'reduce' ? 1 : expectedLength(height);
      expect(transition).toBe(`height ${length}ms ease-in-out`);
    });
  });
}
