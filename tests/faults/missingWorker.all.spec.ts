import {expect, test} from '@playwright/test';
import {ask, openAssistant} from '../assistant/openAssistant.ts';
import {collectProblems} from '../support/page/problems.ts';
import {visit} from '../support/page/visit.ts';
import {openSearch} from '../search/browser/openSearch.ts';

const withoutWorker = (): void => {
  Reflect.deleteProperty(window, 'Worker');
};

const withRefusedWorker = (): void => {
  window.Worker = class {
    constructor() {
      throw new DOMException('refused', 'SecurityError');
    }
  } as unknown as typeof Worker;
};

for (const [name, breakWorker] of [
  ['without workers', withoutWorker],
  ['that refuses workers', withRefusedWorker],
] as const) {
  test.describe(`a browser ${name}`, () => {
    test.beforeEach(async ({page}) => {
      await page.addInitScript(breakWorker);
    });

    test('searches by the modal', async ({page}) => {
      const problems = collectProblems(page);
      const {input, results} = await openSearch(page);
      await input.pressSequentially('kill switch');
      await expect(results.first()).toContainText('Build a kill switch');
      expect(problems).toEqual([]);
    });

    test('searches by the search page', async ({page}) => {
      await visit(page, '/search/?q=kill+switch');
      await expect(page.getByRole('main').getByRole('heading', {level: 2}).first()).toHaveText(
        'Build a kill switch',
      );
    });

    test('asks the assistant', async ({page}) => {
      const parts = await openAssistant(page);
      await ask(parts, 'What does CUPED do?');
      await expect(parts.sources.first()).toHaveText(/CUPED/);
    });
  });
}
