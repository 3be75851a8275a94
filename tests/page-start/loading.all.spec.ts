import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

const PAGE = '/setup-quickstart/';

test('scripts leave the line to the style sheet', async ({page}) => {
  await visit(page, PAGE);
  const {styled, scripted} = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isOf = (folder: string) => (file: PerformanceResourceTiming) =>
      file.name.includes(`/assets/${folder}/`);
    return {
      styled: Math.min(...files.filter(isOf('css')).map(({responseEnd}) => responseEnd)),
      scripted: Math.min(...files.filter(isOf('js')).map(({startTime}) => startTime)),
    };
  });
  expect(styled).toBeGreaterThan(0);
  expect(scripted).toBeGreaterThanOrEqual(styled);
});

test('the parts of a page are asked for without waiting for the main script', async ({page}) => {
  const parts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\/(?!framework|runtime|main)/.test(request.url())) {
      parts.push(request.url());
    }
  });
  // Without the main script, only the page itself can ask for its parts.
  await page.route('**/assets/js/main.*.js', (route) => route.abort());
  await page.goto(PAGE);
  await expect.poll(() => parts.length).toBeGreaterThan(1);
});

test('a page whose first paint is never reported comes to life', async ({page}) => {
  await page.addInitScript(() => {
    window.PerformanceObserver.prototype.observe = () => undefined;
  });
  await visit(page, PAGE);
});

test('a page in a browser that measures no paint comes to life', async ({page}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await visit(page, PAGE);
});
