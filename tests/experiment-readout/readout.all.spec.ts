import {expect, test, type Page} from '@playwright/test';
import {walk} from '../accessibility/walk.ts';
import {findViolations} from '../support/page/accessibility.ts';
import {collectProblems} from '../support/page/problems.ts';
import {untilToolsAlive, visit} from '../support/page/visit.ts';

const EXAMPLE = '/experiment-analysis/reading-results/example/';
const DECIDE = '/experiment-analysis/reading-results/decide/';

const readout = (page: Page) => page.getByRole('region', {name: 'Shorter checkout'});
const row = (page: Page, name: string) =>
  readout(page).getByRole('row', {name: new RegExp(`^${name}`)});
const firstCase = (page: Page) => page.getByRole('region', {name: 'One-page checkout'});
const choose = (page: Page, label: string, option: string) =>
  readout(page).getByLabel(label, {exact: true}).selectOption({label: option});

test('without scripts the whole table and all reasons can be read', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(EXAMPLE);
  await expect(row(page, 'Revenue')).toContainText('+1.76% to +7.61%: better');
  await expect(row(page, 'Support tickets')).toContainText('possible downside risk');
  await page.goto(DECIDE);
  await firstCase(page).getByText('The answer, and a reason for each choice').click();
  await expect(firstCase(page).getByText(/Ship it \(the answer\)/)).toBeVisible();
  await context.close();
});

test('method, CUPED and segment change the table and stay in the address', async ({page}) => {
  const problems = collectProblems(page);
  await visit(page, EXAMPLE);
  await choose(page, 'Method', 'Fixed Sample');
  await expect(readout(page).getByText('This look comes before the planned end')).toBeVisible();
  await expect(row(page, 'Support tickets')).toContainText('limited downside risk');
  await choose(page, 'Method', 'Sequential');
  await choose(page, 'CUPED', 'CUPED');
  await expect(row(page, 'Revenue')).toContainText('+4.43%');
  await choose(page, 'Segment', 'Mobile');
  await expect(row(page, 'Revenue')).toContainText('unclear');
  await expect(readout(page).getByText(/CUPED results are not computed/)).toBeVisible();
  await expect(page).toHaveURL(/readout-cuped=on&readout-segment=Mobile/);
  await page.reload();
  await expect(row(page, 'Revenue')).toContainText('unclear');
  expect(problems).toEqual([]);
});

test('an address with unknown choices shows the default view', async ({page}) => {
  await visit(page, `${EXAMPLE}?readout-method=Guessing&readout-segment=Mars`);
  await expect(readout(page).getByLabel('Method')).toHaveValue('Sequential');
  await expect(row(page, 'Revenue')).toContainText('+1.76% to +7.61%');
});

test('each part is explained when it is pointed at, focused or tapped', async ({page}) => {
  await visit(page, EXAMPLE);
  const explanation = readout(page).getByRole('status');
  const explain = (name: string) => readout(page).getByRole('button', {name: `Explain ${name}`});
  await explain('Traffic imbalance').focus();
  await expect(explanation).toContainText('sample ratio mismatch');
  await page.keyboard.press('Tab');
  await expect(explanation).toContainText('Subjects seen in both variations');
  await explain('lift of Revenue').hover();
  await expect(explanation).toContainText('16.36 against 15.63, a lift of +4.68%');
  await explain('interval of Support tickets').click();
  await expect(explanation).toContainText('harm is not proven, but not ruled out');
});

test('at 400% what has the focus is not covered by what explains it', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await visit(page, EXAMPLE);
  await untilToolsAlive(page);
  await walk(page, readout(page), false);
});

test('a choice is answered with its reason and stays in the address', async ({page}) => {
  await visit(page, DECIDE);
  const answer = firstCase(page).getByRole('status').last();
  await firstCase(page).getByRole('button', {name: 'Stop it'}).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('Stop it: better not.');
  await firstCase(page).getByRole('button', {name: 'Ship it'}).click();
  await expect(answer).toContainText('Ship it is right. Revenue is significantly positive');
  await expect(page).toHaveURL(/decide-checkout=ship/);
  await page.reload();
  await expect(firstCase(page).getByRole('button', {name: 'Ship it', pressed: true})).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing is wider than a phone, intervals are seen whole, and all can be used, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 800});
    for (const address of [EXAMPLE, DECIDE]) {
      await visit(page, address);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      const results = page.getByRole('group', {name: 'Table'}).filter({hasText: 'Interval'});
      const hidden = await results.evaluateAll((all) =>
        all.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth),
      );
      expect(new Set(hidden)).toEqual(new Set([0]));
      expect(await findViolations(page)).toEqual([]);
    }
  });
}
