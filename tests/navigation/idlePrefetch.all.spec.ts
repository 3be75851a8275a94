import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

/** Finds out how many times, apart from each other, the page asked for files of other pages. */
test('a browser that does not tell when it is idle prefetches one page after the other', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const times = new Set<number>();
    Object.assign(window, {prefetchTimes: times});
    new MutationObserver((changes) => {
      const added = changes.flatMap(({addedNodes}) => [...addedNodes]);
      if (added.some((node) => node instanceof HTMLLinkElement && node.rel === 'prefetch')) {
        times.add(Math.round(performance.now() / 50));
      }
    }).observe(document, {childList: true, subtree: true});
  });
  await visit(page, '/');
  const times = () =>
    page.evaluate(() => (window as unknown as {prefetchTimes: Set<number>}).prefetchTimes.size);
  await expect.poll(times).toBeGreaterThan(4);
});
