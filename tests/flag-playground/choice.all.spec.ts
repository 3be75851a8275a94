import {expect, test} from '@playwright/test';
import {visit} from '../support/page/visit.ts';

test('the flag on the home page decides as the reader chooses', async ({page}) => {
  await visit(page, '/');
  const demo = page.getByRole('figure', {name: 'What the flag new-onboarding returns'});
  const answer = demo.getByRole('status');
  await expect(answer).toContainText('returns control');
  await demo.getByText('bob', {exact: true}).click();
  await expect(demo.getByRole('radio', {name: 'bob'})).toBeChecked();
  await expect(answer).toContainText('returns treatment');
  await expect(answer).toContainText('bucket 8,421 is in 5,000–9,999');
  await demo.getByRole('radio', {name: 'US'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('radio', {name: 'CA', exact: true})).toBeChecked();
  await expect(answer).toContainText('returns treatment');
  await page.keyboard.press('ArrowRight');
  await expect(answer).toContainText('bob gets the default control');
  await demo.getByRole('link', {name: 'Change its rules in the playground'}).click();
  await expect(page.getByLabel('Subject key')).toHaveValue('bob');
  await expect(page.getByText(/bob gets the default control/).first()).toBeVisible();
});

test('a choice made before the scripts run is kept', async ({page}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', {waitUntil: 'commit'});
  const demo = page.getByRole('figure', {name: 'What the flag new-onboarding returns'});
  await demo.getByText('carol', {exact: true}).click();
  release();
  await expect(demo.getByRole('status')).toContainText('carol gets treatment');
  await expect(demo.getByRole('radio', {name: 'carol'})).toBeChecked();
});
