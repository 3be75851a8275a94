import type {ServerResponse} from 'node:http';
import {expect, type Page} from '@playwright/test';
import {test as configured} from '../support/configuredSite.ts';
import {expectAccessible} from '../support/page/accessibility.ts';
import {collectOwnErrors} from '../support/page/ownErrors.ts';
import {ask, assistantOf, openAssistant, QUESTION, SOURCE} from './openAssistant.ts';
import {finish, replaceModel, send, sendOther, type StandInModel} from './standInModel.ts';

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

function partsOf(page: Page) {
  const parts = assistantOf(page);
  const {dialog} = parts;
  return {
    ...parts,
    answer: dialog.getByRole('region', {name: 'Answer'}),
    stop: dialog.getByRole('button', {name: 'Stop'}),
    cited: dialog.getByRole('list', {name: 'Sources'}).getByRole('link'),
    passages: dialog.getByText('The passages, word for word'),
  };
}

async function open(page: Page) {
  await openAssistant(page);
  return partsOf(page);
}

test('an answer is written from the passages, with links to them and to nothing else', async ({
  page,
  configuredUrl,
  model,
}) => {
  model.reply = (response) => finish(response, ANSWER.slice(0, 20), ANSWER.slice(20));
  const errors = collectOwnErrors(page, configuredUrl);
  const parts = await open(page);
  await expect(parts.dialog).toContainText('are sent to model.invalid');
  await ask(parts, QUESTION);
  const {answer, status, cited, passages, sources} = parts;
  await expect(status).toHaveText(
    'Answer: It needs **two roles**, see `bigquery` <img src=x onerror="window.injected=1">.',
  );
  await expect(answer).toHaveText('It needs two roles [1], see bigquery  [1].');
  await expect(answer.getByRole('link')).toHaveCount(2);
  await expect(cited).toHaveText([SOURCE]);
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);

  const [request] = model.requests;
  expect(request).toMatchObject({model: 'docs-test-model', stream: true});
  expect(request!.messages.at(-1)!.content).toMatch(
    /^Passage 1\n\n\[Connect BigQuery: Permissions/,
  );
  expect(request!.messages.at(-1)!.content).toContain(`Question: ${QUESTION}`);

  await expect(sources).toHaveCount(0);
  await passages.click();
  await expect(sources.first()).toHaveText(SOURCE);
  await expectAccessible(page);
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

test.describe('while it is written', () => {
  let response: ServerResponse | undefined;
  test.beforeEach(({model}) => {
    model.reply = (opened) => {
      response = opened;
      send(opened, 'It needs two roles [1].');
    };
  });

  test('it grows on the screen, is announced at its end, and outlasts a reload', async ({page}) => {
    const parts = await open(page);
    await ask(parts, QUESTION);
    const {answer, status, stop, launcher, cited} = parts;
    await expect(answer).toHaveText('It needs two roles [1].');
    await expect(status).toHaveText('Writing an answer…');
    await expect(stop).toBeVisible();
    finish(response!, ' That is all [1].');
    await expect(status).toHaveText('Answer: It needs two roles. That is all.');
    await expect(stop).toBeHidden();
    await page.reload();
    await launcher.click();
    await expect(answer).toHaveText('It needs two roles [1]. That is all [1].');
    await expect(cited).toHaveCount(1);
  });

  test('it can be stopped, and what is there stays', async ({page, model}) => {
    const parts = await open(page);
    await ask(parts, QUESTION);
    const {answer, status, stop, dialog, input} = parts;
    await expect(answer).toHaveText('It needs two roles [1].');
    await stop.click();
    await expect(status).toHaveText('Stopped.');
    await expect(dialog).toContainText('You stopped it here.');
    await expect(answer).toHaveText('It needs two roles [1].');
    await expect(input).toBeFocused();
    await expect.poll(model.isAborted).toBe(true);
  });

  test('closing the dialog stops it, too', async ({page, model}) => {
    const parts = await open(page);
    await ask(parts, QUESTION);
    const {answer, dialog, launcher, sources} = parts;
    await expect(answer).toHaveText('It needs two roles [1].');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(model.isAborted).toBe(true);
    await launcher.click();
    await expect(sources.first()).toHaveText(SOURCE);
  });

  test('it fits a narrow screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const parts = await open(page);
    await ask(parts, QUESTION);
    await expect(parts.answer).toBeVisible();
    finish(
      response!,
      `\n\n- ${'SUPERCALIFRAGILISTIC_'.repeat(8)} [1]\n\n\`\`\`sql\n${'SELECT 1, '.repeat(20)}\n\`\`\``,
    );
    await expect(parts.answer.getByRole('group')).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    const {x, width} = (await parts.answer.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);
    await expectAccessible(page);
  });
});

const FAILED = 'No answer could be written. This is what the docs say, word for word.';
const SLOW = 'Writing an answer took too long. This is what the docs say, word for word.';
const UNFOUNDED =
  'No answer could be drawn from these passages. They come closest to the question.';

const failures: [string, string, StandInModel['reply']][] = [
  ['refuses', FAILED, (response) => sendOther(response, 429, '{"error": "Too many requests"}')],
  ['hangs up', FAILED, (response) => response.destroy()],
  ['answers at once', FAILED, (response) => sendOther(response, 200, '{"choices": []}')],
  [
    'sends garbage',
    FAILED,
    (response) => {
      send(response, 'It needs');
      response.end('data: <p>Bad gateway</p>\n\n');
    },
  ],
  [
    'is cut off',
    FAILED,
    (response) => {
      send(response, 'It needs two roles [1] and');
      response.end();
    },
  ],
  ['knows no answer', UNFOUNDED, (response) => finish(response, 'NO ANSWER')],
  ['names no passage', UNFOUNDED, (response) => finish(response, 'It needs a role [7].')],
];

for (const [what, problem, reply] of failures) {
  test(`a model that ${what} leaves the passages, and says so`, async ({page, model}) => {
    model.reply = reply;
    const parts = await open(page);
    await ask(parts, QUESTION);
    const {dialog, sources, status, answer} = parts;
    await expect(dialog.getByRole('paragraph').filter({hasText: problem})).toBeVisible();
    await expect(sources.first()).toHaveText(SOURCE);
    await expect(status).toContainText(`${problem} `);
    await expect(status).toContainText('Connect BigQuery');
    await expect(answer).toHaveCount(0);
  });
}

for (const [what, reply] of [
  ['before it begins', () => undefined],
  ['in the middle', (response: ServerResponse) => send(response, 'It needs')],
] as const) {
  test(`a model that hangs ${what} is not waited for longer than 15 seconds`, async ({
    page,
    model,
  }) => {
    model.reply = reply;
    await page.clock.install();
    const parts = await open(page);
    await ask(parts, QUESTION);
    const {dialog, sources, stop} = parts;
    await expect(stop).toBeVisible();
    await expect.poll(() => model.requests.length).toBe(1);
    await page.clock.fastForward(15_000);
    await expect(dialog.getByRole('paragraph').filter({hasText: SLOW})).toBeVisible();
    await expect(sources.first()).toHaveText(SOURCE);
    await expect.poll(model.isAborted).toBe(true);
  });
}
