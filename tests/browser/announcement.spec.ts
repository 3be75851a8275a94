import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {CONFIGURED, CONFIGURED_BUILD} from '../support/configuredBuild.ts';
import {test} from '../support/configuredSite.ts';

const TEXT = CONFIGURED.DOCS_ANNOUNCEMENT_CONTENT;

async function close(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(TEXT)).toBeHidden();
}

test('a closed announcement stays closed', async ({page}) => {
  await page.goto('/');
  await expect(page.getByText(TEXT)).toBeVisible();
  await close(page);
  await page.goto('/setup-quickstart/');
  await expect(page.getByRole('button', {name: /dark and light mode/})).toBeEnabled();
  await expect(page.getByText(TEXT)).toBeHidden();
});

test('a new announcement shows to readers who closed the last one', async ({page}) => {
  await page.goto('/');
  await close(page);
  // The next deployment differs in the id alone.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const file = path.join(CONFIGURED_BUILD, new URL(route.request().url()).pathname);
    const body = readFileSync(file, 'utf8').replaceAll(
      CONFIGURED.DOCS_ANNOUNCEMENT_ID,
      'second-announcement',
    );
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  await page.reload();
  await expect(page.getByText(TEXT)).toBeVisible();
});
