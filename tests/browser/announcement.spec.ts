import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {startServer, type RunningServer} from '../../src/cli/server/startServer.ts';
import {
  ANNOUNCEMENT_ID,
  ANNOUNCEMENT_TEXT,
  buildWithAnnouncement,
} from '../support/announcementBuild.ts';

const BUILD_TIMEOUT = 300_000;

test.describe.configure({mode: 'serial'});

let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT);
  server = await startServer({root: buildWithAnnouncement(), port: 0});
});

test.afterAll(() => server.close());

async function close(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Close'}).click();
  await expect(page.getByText(ANNOUNCEMENT_TEXT)).toBeHidden();
}

test('a closed announcement stays closed', async ({page}) => {
  await page.goto(`${server.url}/`);
  await expect(page.getByText(ANNOUNCEMENT_TEXT)).toBeVisible();
  await close(page);
  await page.goto(`${server.url}/setup-quickstart/`);
  await expect(page.getByRole('button', {name: /dark and light mode/})).toBeEnabled();
  await expect(page.getByText(ANNOUNCEMENT_TEXT)).toBeHidden();
});

test('a new announcement shows to readers who closed the last one', async ({page}) => {
  await page.goto(`${server.url}/`);
  await close(page);
  // The next deployment differs in the id alone.
  await page.route('**/assets/js/main.*.js', async (route) => {
    const file = path.join(buildWithAnnouncement(), new URL(route.request().url()).pathname);
    const body = readFileSync(file, 'utf8').replaceAll(ANNOUNCEMENT_ID, 'second-announcement');
    await route.fulfill({body, contentType: 'text/javascript'});
  });
  await page.reload();
  await expect(page.getByText(ANNOUNCEMENT_TEXT)).toBeVisible();
});
