import {expect, test} from '@playwright/test';
import {openPlayground} from './page.ts';

/** Texts that end by themselves in none of the ways the others do. */
const HEAVY = [
  'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t',
  'SELECT count(*) FROM range(100000000) a, range(100000000) b WHERE a.range * b.range = 7',
  'SELECT list(a.range) FROM range(100000000) a',
  "SELECT repeat('x', 2000000000)",
  'SELECT a.range, b.range FROM range(100000000) a, range(100000000) b',
  `SELECT ${'('.repeat(20_000)}1${')'.repeat(20_000)}`,
  `SELECT ${Array.from({length: 3_000}, (_, index) => `${index} AS c${index}`).join(', ')}`,
];

test('what is heavy or endless ends with a result, a reason or on demand', async ({page}) => {
  test.setTimeout(180_000);
  const {answer, status} = await openPlayground(page);
  await answer('SELECT 1 AS ready');
  await expect(status).toHaveText(/^1 row in/, {timeout: 60_000});
  for (const sql of HEAVY) {
    await answer(sql);
    const ended = expect(status).toHaveText(/ in \d+ ms|^Line \d|engine|more memory/, {
      timeout: 5_000,
    });
    await ended.catch(() => page.getByRole('button', {name: 'Cancel'}).click());
    await expect(status, sql.slice(0, 80)).not.toHaveText(/^(?:Running)?$/, {timeout: 2_000});
  }
  await answer('SELECT count(*) AS n FROM users');
  await expect(status).toHaveText(/^1 row in/, {timeout: 60_000});
});
