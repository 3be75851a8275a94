import {expect, test} from '@playwright/test';
import {differenceOf, executedFences} from './fences.ts';
import {openPlayground, shownResult} from './page.ts';

test('the SQL of every page returns in the browser what the page shows', async ({page}) => {
  test.setTimeout(240_000);
  const fences = executedFences();
  expect(fences.length).toBeGreaterThan(40);
  const playground = await openPlayground(page);
  await playground.answer('SELECT 1 AS ready');
  await expect(playground.status).toHaveText(/^1 row in/, {timeout: 60_000});
  const different: Record<string, string> = {};
  for (const fence of fences) {
    await playground.answer(`${fence.text}\n-- ${fence.id}`);
    await expect(page.getByRole('button', {name: 'Cancel'})).toHaveCount(0);
    await expect(playground.status, fence.id).toHaveText(/^\d+ rows? /);
    const difference = differenceOf(fence, await shownResult(page));
    if (difference !== undefined) different[fence.id] = difference;
  }
  expect(different).toEqual({});
});
