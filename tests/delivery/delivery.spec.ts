import {expect, test} from '@playwright/test';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

test('a script put into a page does not run, and nothing is sent to other hosts', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await visit(page, '/setup-quickstart/');
  const isSent = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const image = document.createElement('img');
    image.setAttribute('onerror', 'window.injected = true');
    image.src = 'data:,';
    document.body.append(script, image);
    return fetch('https://other.example/').then(
      () => true,
      () => false,
    );
  });
  expect(isSent).toBe(false);
  const refused = () => problems.filter((problem) => /script/.test(problem));
  await expect.poll(() => refused().length).toBe(2);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(problems.join('\n')).toContain('connect-src');
});

test('an old address leads to the page, and its place to where that moved', async ({page}) => {
  await visit(page, '/sdks/server-sdks/node#connecting-an-event-logger');
  await expect(page).toHaveURL(
    '/sdks/server-sdks/node/assignments/#logging-data-to-your-data-warehouse',
  );
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a place that is not known shows the page', async ({page}) => {
  await visit(page, '/sdks/server-sdks/node/intro/#never-was-there');
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/sdks/server-sdks/node/intro/#never-was-there');
});
