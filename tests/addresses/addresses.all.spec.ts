import {expect, test} from '@playwright/test';
import {visit, waitUntilInteractive} from '../support/page/visit.ts';

const PAGES = ['/', '/sdks/client-sdks/ios/intro/', '/search/', '/blog/'];
const MALFORMED = ['#100%', '#%', '#%zz', '#%E0%A4%A'];

/** Names that every object has. */
const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

for (const path of PAGES) {
  test(`${path} opens with a malformed fragment`, async ({page}) => {
    for (const fragment of MALFORMED) {
      await page.goto('about:blank');
      await visit(page, path + fragment);
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      await expect(page.getByRole('main')).toBeVisible();
    }
  });
}

test('a malformed fragment typed into the address of an open page does no harm', async ({page}) => {
  await visit(page, '/sdks/preforking/');
  for (const fragment of MALFORMED) {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);
    await expect.poll(() => page.evaluate(() => window.location.hash)).toContain('%25');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  }
});

test('names of inherited properties are no moved anchors', async ({page}) => {
  for (const name of INHERITED) {
    const path = `/sdks/client-sdks/ios/intro/#${name}`;
    await page.goto('about:blank');
    await visit(page, path);
    // Moved anchors are looked up once their list is there.
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(path);
  }
});

test('a path with a stray percent sign shows the page for unknown addresses, alive', async ({
  page,
}) => {
  await page.route('**/foo%', (route) =>
    route.fulfill({path: 'build/404.html', status: 404, contentType: 'text/html'}),
  );
  await page.goto('/foo%');
  await waitUntilInteractive(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('a page that comes back from memory takes over the theme chosen meanwhile', async ({page}) => {
  await visit(page, '/');
  const html = page.locator('html');
  const toggle = page.getByRole('button', {name: /^Switch between dark and light mode/});
  await toggle.click();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('theme'));
    // Stored by another page while this one rested, so without an event.
    localStorage.setItem(key!, 'dark');
  });
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
  });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});
