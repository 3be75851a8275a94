import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {openPlayground, shownResult} from './page.ts';

/** The sample check is written in modules that only tsx loads. */
function fences(command: 'list' | 'compare', input = ''): unknown {
  const args = ['tests/sql-playground/fencesCommand.mts', command];
  return JSON.parse(execFileSync('node_modules/.bin/tsx', args, {input, encoding: 'utf8'}));
}

test('the SQL of every page returns in the browser what the page shows', async ({page}) => {
  test.setTimeout(240_000);
  const executed = fences('list') as {id: string; code: string}[];
  expect(executed.length).toBeGreaterThan(25);
  const {answer, status} = await openPlayground(page);
  await answer('SELECT 1 AS ready');
  await expect(status).toHaveText(/^1 row in/, {timeout: 60_000});
  const results: Record<string, unknown> = {};
  for (const {id, code} of executed) {
    // A page with nothing but this result tells it from the one before.
    await answer("SELECT 'nope'::INTEGER");
    await expect(status).toHaveText(/^Line 1/);
    await answer(code);
    await expect(status, id).toHaveText(/^\d+ rows? /);
    results[id] = await shownResult(page);
  }
  expect(fences('compare', JSON.stringify(results))).toEqual({});
});
