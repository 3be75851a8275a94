import {expect, test, type Page} from '@playwright/test';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';

const PLAYGROUND = '/feature-flagging/playground/';

const section = (page: Page) => page.getByRole('region', {name: 'Flag playground'});
const status = (page: Page) => section(page).getByRole('status').filter({hasText: ' gets '});
const allocation = (page: Page, name: string) =>
  page.getByRole('group', {name: `Allocation ${name}`, exact: true});

/** Opens an example as a form, with one of its allocations. */
async function openForm(page: Page, example: string, name: string) {
  await visit(page, `${PLAYGROUND}?example=${example}&view=form`);
  await expect(page.getByRole('checkbox', {name: 'The flag is on'})).toBeVisible();
  await openAllocation(page, name);
  return allocation(page, name);
}

async function openAllocation(page: Page, name: string) {
  // It may be opening by itself: then a click would close it.
  await expect(async () => {
    if (!(await allocation(page, name).isVisible())) {
      await page.locator('summary', {hasText: name}).last().click();
    }
    await expect(allocation(page, name)).toBeVisible({timeout: 1000});
  }).toPass();
}

test('more traffic lets another subject in; reset takes it back', async ({page}) => {
  const problems = collectProblems(page);
  const experiment = await openForm(page, 'experiment', 'US experiment');
  await page.getByLabel('Subject key').fill('user-42');
  await expect(status(page)).toContainText('because allocation Default Rule matched');
  const traffic = experiment.getByLabel('Traffic (%)');
  await expect(traffic).toHaveValue('80');
  await traffic.fill('100');
  await expect(status(page)).toContainText('because allocation US experiment matched');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(traffic).toHaveValue('80');
  await expect(status(page)).toContainText('alice gets control');
  expect(problems).toEqual([]);
});

test('a condition is written, and its mistake is told at its field', async ({page}) => {
  const rollout = await openForm(page, 'rollout', 'US rollout');
  await rollout.getByRole('button', {name: 'Add a condition to rule 1'}).click();
  const condition = rollout.getByRole('group', {name: 'Condition 2'});
  await expect(condition.getByLabel('Attribute')).toBeFocused();
  await page.keyboard.type('age');
  await condition.getByLabel('Operator').selectOption('GTE');
  const value = condition.getByLabel('Value');
  await value.fill('old');
  await expect(condition.getByText('is neither a number nor a version')).toBeVisible();
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await value.fill('18');
  await expect(value).not.toHaveAttribute('aria-invalid');
  await expect(section(page).getByText('age GTE 18')).toBeVisible();
  await rollout.getByRole('button', {name: 'Remove condition 2 of rule 1'}).click();
  await expect(section(page).getByText('age GTE 18')).toBeHidden();
});

test('weights wait until they fit together', async ({page}) => {
  const experiment = await openForm(page, 'experiment', 'US experiment');
  const weights = experiment.getByLabel('Weight (%)');
  await weights.first().fill('95');
  await expect(experiment.getByText('Together the weights are 145%')).toBeVisible();
  await expect(section(page).getByText('5,000–9,999 treatment')).toBeVisible();
  await weights.last().fill('5');
  await expect(experiment.getByText('Together the weights')).toBeHidden();
  await expect(section(page).getByText('9,500–9,999 treatment')).toBeVisible();
});

test('both views edit one text, and what is half typed survives a look at the other', async ({
  page,
}) => {
  const rollout = await openForm(page, 'rollout', 'US rollout');
  await page.getByRole('checkbox', {name: 'The flag is on'}).uncheck();
  await expect(status(page)).toContainText('flag new-editor is switched off');
  const traffic = rollout.getByLabel('Traffic (%)');
  await traffic.fill('half');
  await page.getByRole('radio', {name: 'JSON'}).check();
  await expect(page).not.toHaveURL(/view=form/);
  const editor = page.getByRole('textbox', {name: 'Configuration (UFC JSON)'});
  // The code editor takes the place of the plain field as it comes into view.
  await expect(() => editor.scrollIntoViewIfNeeded()).toPass();
  await expect(page.locator('.cm-editor')).toContainText('"enabled": false');
  await page.getByRole('radio', {name: 'Form'}).check();
  await expect(traffic).toHaveValue('half');
  await expect(rollout.getByText('Write a percentage from 0 to 100, not “half”.')).toBeVisible();
  await page.getByRole('radio', {name: 'JSON'}).check();
  await editor.fill('{\n"flags": {\n');
  await page.getByRole('radio', {name: 'Form'}).check();
  await expect(page.getByText('Correct it in JSON first.')).toBeVisible();
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(page.getByRole('checkbox', {name: 'The flag is on'})).toBeChecked();
});

test('a link brings the edit and the form', async ({page, context}) => {
  const rollout = await openForm(page, 'rollout', 'US rollout');
  await rollout.getByLabel('Traffic (%)').fill('12.5');
  await expect(page).toHaveURL(/playground=1\./);
  const other = await context.newPage();
  await visit(other, page.url());
  await expect(other.getByRole('radio', {name: 'Form'})).toBeChecked();
  await expect(allocation(other, 'US rollout').getByLabel('Traffic (%)')).toHaveValue('12.5');
});

test('the form is accessible, with a long name, too', async ({page}) => {
  const experiment = await openForm(page, 'experiment', 'US experiment');
  const attribute = experiment.getByLabel('Attribute');
  await attribute.fill('a'.repeat(80));
  await expect(section(page).getByText('a'.repeat(80)).first()).toBeVisible();
  await expectAccessible(page);
});
