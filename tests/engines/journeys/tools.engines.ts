import {unfoldState} from '../../../src/features/flag-playground/state/address.ts';
import {drill, expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import {COMPILING} from '../reader/until.ts';

const CALCULATOR = '/statistics/sample-size-calculator/usage/';

journey('a calculator computes, refuses, keeps its address and resets', async ({reader}) => {
  await reader.visit(CALCULATOR);
  const region = reader.part('region', /sample size/i).first();
  const rate = region.field(/^Rate of control/);
  await rate.fill('many');
  await expect(region).toSay('not “many”');
  await rate.fill('34');
  await expect(region).toSay('from 34%');
  await expect(reader).toBeAt(/\?size-rate=34$/);
  await reader.reload();
  await expect(rate).toHold('34');
  await region.part('button', 'Reset').click();
  await expect(rate).toHold('20');
  await expect(reader).toBeAt(CALCULATOR);
});

/** The subject in the address, which follows what is typed a moment later. */
async function linkedSubject(reader: Reader): Promise<string | undefined> {
  const {searchParams} = new URL(await reader.address(), 'https://site.example');
  return (await unfoldState(searchParams.get('playground') ?? ''))?.subjectKey;
}

journey('the flag playground answers what is typed, and its link opens it', async ({reader}) => {
  await reader.visit('/feature-flagging/playground/');
  const answer = reader.part('status').saying(/ gets /);
  await reader.field('Subject key').fill('user-7');
  await expect(answer).toSay('user-7 gets treatment');
  await expect.poll(() => linkedSubject(reader)).toBe('user-7');
  const address = await reader.address();
  await reader.visit('/');
  await reader.visit(address);
  await expect(reader.field('Subject key')).toHold('user-7');
  await expect(answer).toSay('user-7 gets treatment');
});

/**
 * Not a journey: Firefox tells of the compiled engine, which the worker gives the page to keep for
 * the next worker, as of something that the page might run.
 */
drill('SQL that does not end is canceled, and the next shows rows', async ({reader}) => {
  await reader.visit('/data-management/sql-playground/');
  const scope = reader.part('region', 'SQL playground');
  const editor = scope.matching('.cm-content');
  const status = scope.part('status', 'Run');
  const run = async (sql: string) => {
    await editor.press('Control', 'a');
    await reader.type(sql);
    await scope.part('button', /^Run/).click();
  };
  await scope.field('Example').focus();
  await run(
    'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t',
  );
  await expect(status).toSay('Running', COMPILING);
  await scope.part('button', 'Cancel').click();
  await expect(status).toSay('Canceled.');
  await run('SELECT 42 AS answer');
  await expect(status).toSay(/^1 row in \d+ ms$/, COMPILING);
  await expect(reader.part('region', /^Result/).part('cell', '42')).toBeSeen();
  await expect(reader).toBeAt(/#sql=1\./);
});

journey('a simulator makes another run, and its address the same again', async ({reader}) => {
  await reader.visit('/contextual-bandits/simulator/');
  const region = reader.part('region', 'A bandit that learns day by day');
  await region.field('Seed').fill('7');
  await expect(reader).toBeAt(/seed=7/);
  await expect(region).toSay(/a regret of \d+ rewards/);
  await reader.reload();
  await expect(region.field('Seed')).toHold('7');
  await expect(region).toSay(/a regret of \d+ rewards/);
});

journey('a signature is verified by the browser', async ({reader}) => {
  await reader.visit('/reference/webhook/');
  const form = reader.part('region', 'Check a signature');
  await form.part('button', 'Fill in an example').click();
  await expect(form.part('status')).toSay('Verified: this data was signed with this secret.');
});
