import type {ServerResponse} from 'node:http';
import {expect, type Page} from '@playwright/test';
import {test as configured} from '../support/configuredSite.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectOwnErrors} from '../support/page/ownErrors.ts';
import {ask, assistantOf, openAssistant, QUESTION, SOURCE} from './openAssistant.ts';
import {replaceModel, say, sendJson, type StandInModel} from './standInModel.ts';

const ANSWER =
  'It needs **two roles** [1], see `bigquery` <img src=x onerror="window.injected=1"> [1, 9].';

const test = configured.extend<{model: StandInModel}>({
  model: [
    async ({context}, use) => {
      const model = await replaceModel(context);
      await use(model);
      await model.close();
    },
    {auto: true},
  ],
});

async function open(page: Page) {
  await openAssistant(page);
  const parts = assistantOf(page);
  const {dialog} = parts;
  return {
    ...parts,
    answer: dialog.getByRole('region', {name: 'Answer'}),
    passages: dialog.getByText('The passages, word for word'),
  };
}

test('an answer is written from the passages, with links to them and to nothing else', async ({
  page,
  configuredUrl,
  model,
}) => {
  model.reply = (response) => say(response, ANSWER);
  const errors = collectOwnErrors(page, configuredUrl);
  const parts = await open(page);
  await expect(parts.dialog).toContainText('are sent to model.invalid');
  await ask(parts, QUESTION);
  const {answer, status, passages, sources} = parts;
  await expect(status).toHaveText(/^Answer: It needs two roles, see bigquery/);
  await expect(answer).toContainText('It needs two roles [1], see bigquery  [1].');
  await expect(answer.getByRole('link', {name: /^\[1\]/})).toHaveCount(2);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);

  const [request] = model.requests;
  expect(request).toMatchObject({model: 'docs-test-model'});
  const asked = request!.messages.at(-1)!.content;
  expect(asked).toMatch(/^Passage 1\n\n\[Connect BigQuery: /);
  expect(asked).toContain(`Question: ${QUESTION}`);

  await expect(sources).toHaveCount(0);
  await passages.click();
  await expect(sources.first()).toHaveText(SOURCE);
  await expectAccessible(page);
  await page.reload();
  await page.keyboard.press('Control+j');
  await answer
    .getByRole('link', {name: /^\[1\] Connect BigQuery/})
    .first()
    .click();
  await expect(page).toHaveURL(/bigquery\/#/);
  expect(errors).toEqual([]);
});

test('nothing is asked where the docs say nothing', async ({page, model}) => {
  const parts = await open(page);
  await ask(parts, 'xqzzyqw brlmpft');
  await expect(parts.status).toHaveText(/^Not in these docs/);
  expect(model.requests).toEqual([]);
});

test('passages are there while an answer is written, and closing the dialog stops that', async ({
  page,
  model,
}) => {
  const parts = await open(page);
  await ask(parts, QUESTION);
  const {dialog, sources, launcher} = parts;
  await expect(dialog.getByText('Writing an answer…')).toBeVisible();
  await expect(sources.first()).toHaveText(SOURCE);
  await page.keyboard.press('Escape');
  await expect.poll(model.isAborted).toBe(true);
  await launcher.click();
  await expect(sources.first()).toHaveText(SOURCE);
});

test('an answer fits a narrow screen', async ({page, model}) => {
  await page.setViewportSize({width: 390, height: 844});
  const wide = `- ${'SUPERCALIFRAGILISTIC_'.repeat(8)} [1]\n\n\`\`\`sql\n${'SELECT 1, '.repeat(20)}`;
  model.reply = (response) => say(response, wide);
  const parts = await open(page);
  await ask(parts, QUESTION);
  await expect(parts.answer.getByRole('group', {name: 'sql code'})).toBeVisible();
  const excess = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0);
  const {x, width} = (await parts.answer.boundingBox())!;
  expect(x + width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

const FAILED = 'No answer could be written. This is what the docs say, word for word.';
const UNFOUNDED =
  'No answer could be drawn from these passages. They come closest to the question.';

for (const [what, problem, reply] of [
  ['refuses', FAILED, (response: ServerResponse) => sendJson(response, 429, {error: 'Too many'})],
  ['hangs up', FAILED, (response: ServerResponse) => response.destroy()],
  ['knows no answer', UNFOUNDED, (response: ServerResponse) => say(response, 'NO ANSWER')],
] as const) {
  test(`a model that ${what} leaves the passages, and says so`, async ({page, model}) => {
    model.reply = reply;
    const parts = await open(page);
    await ask(parts, QUESTION);
    const {dialog, sources, status, answer} = parts;
    await expect(dialog.getByRole('paragraph').filter({hasText: problem})).toBeVisible();
    await expect(sources.first()).toHaveText(SOURCE);
    await expect(status).toContainText(`${problem} `);
    await expect(answer).toHaveCount(0);
  });
}
