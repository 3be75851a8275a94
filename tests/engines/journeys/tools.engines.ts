import {unfoldState} from '../../../src/features/flag-playground/state/address.ts';
import {drill, expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import {COMPILING} from '../reader/until.ts';

const CALCULATOR = '/statistics/sample-size-calculator/usage/';
const PLAYGROUND = '/feature-flagging/playground/';
const SQL = '/data-management/sql-playground/';

journey('a calculator computes, refuses, keeps its address and resets', async ({reader}) => {
  await reader.visit(CALCULATOR);
  const region = reader.part('region', /sample size/i).first();
  const rate = region.field(/^Rate of control/);
  await rate.fill('33');
  await expect(region).toSay('from 33%');
  await expect(reader).toBeAt(/\?size-rate=33$/);
  await rate.fill('many');
  await expect(region).toSay('not “many”');
  await expect(region).toSay('A field above needs correcting.');
  await rate.fill('34');
  await expect(region).toSay('from 34%');
  await expect(reader).toBeAt(/\?size-rate=34$/);
  await reader.reload();
  await expect(rate).toHold('34');
  await region.part('button', 'Reset').click();
  await expect(rate).toHold('20');
  await expect(reader).toBeAt(CALCULATOR);
});

const flagStatus = (reader: Reader) =>
  reader
    .part('region', 'Flag playground')
    .part('status')
    .saying(/ gets /);

/** The subject in the address, which follows what is typed a moment later. */
async function linkedSubject(reader: Reader): Promise<string | undefined> {
  const {searchParams} = new URL(await reader.address(), 'https://site.example');
  return (await unfoldState(searchParams.get('playground') ?? ''))?.subjectKey;
}

journey('the flag playground answers what is typed, and its link opens it', async ({reader}) => {
  await reader.visit(PLAYGROUND);
  await reader.field('Subject key').fill('user-7');
  await expect(flagStatus(reader)).toSay('user-7 gets treatment');
  await expect.poll(() => linkedSubject(reader)).toBe('user-7');
  const address = await reader.address();
  await reader.visit('/');
  await reader.visit(address);
  await expect(reader.field('Subject key')).toHold('user-7');
  await expect(flagStatus(reader)).toSay('user-7 gets treatment');
});

journey('a flag is tried where the page explains it', async ({reader}) => {
  await reader.visit('/sdks/sdk-features/subjects/');
  await reader.part('button', 'Try it').first().click();
  await reader.field('Subject key').fill('USER-1');
  await expect(
    reader
      .part('figure')
      .part('status')
      .saying(/ gets /),
  ).toSay('USER-1 gets treatment');
});

/**
 * Firefox tells of the compiled engine, which the worker gives the page to keep for the next worker,
 * as of something that the page might run; so what pages tell is not judged here.
 */
const quietJourney = drill;

quietJourney('the SQL playground runs SQL and shows rows', async ({reader}) => {
  await reader.visit(SQL);
  const scope = reader.part('region', 'SQL playground');
  await scope.field('Example').focus();
  await expect(scope.matching('.cm-editor')).toBeSeen();
  const editor = scope.matching('.cm-content');
  await editor.press('Control', 'a');
  await reader.type('SELECT 42 AS answer');
  await scope.part('button', /^Run/).click();
  await expect(scope.part('status', 'Run')).toSay(/^1 row in \d+ ms$/, COMPILING);
  await expect(reader.part('region', /^Result/).part('cell', '42')).toBeSeen();
  await expect(reader).toBeAt(/#sql=1\./);
});

quietJourney('SQL of a page runs in its place', async ({reader}) => {
  await reader.visit('/metric-quickstart/');
  const block = reader.matching('[data-language="sql"]').saying(/Run/).first();
  await block.part('button', /^Run/).click();
  await expect(block.part('status', 'Run')).toSay(/^\d+ rows? in/, COMPILING);
});

quietJourney('SQL that does not end is canceled, and the next runs', async ({reader}) => {
  await reader.visit(SQL);
  const scope = reader.part('region', 'SQL playground');
  const editor = scope.matching('.cm-content');
  const status = scope.part('status', 'Run');
  await scope.field('Example').focus();
  await editor.press('Control', 'a');
  await reader.type(
    'WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT count(*) FROM t',
  );
  await scope.part('button', /^Run/).click();
  await expect(status).toSay('Running');
  await scope.part('button', 'Cancel').click();
  await expect(status).toSay('Canceled.');
  await editor.press('Control', 'a');
  await reader.type('SELECT 42 AS answer');
  await scope.part('button', /^Run/).click();
  await expect(status).toSay(/^1 row in \d+ ms$/, COMPILING);
});

journey('the metric explorer says why a subject counts', async ({reader}) => {
  await reader.visit('/data-management/metrics/explorer/');
  const section = reader.part('region', 'Metric explorer');
  await section.field('Aggregation').choose('sum');
  await section.field('User to look at').choose('u06');
  await expect(section).toSay(/u06 is in, as treatment/);
  await expect(reader).toBeAt(/metric-userShown=u06/);
});

const SIMULATORS = [
  ['/statistics/lab/peeking/', 'A/A tests with a daily look', /^In|Nothing differs/],
  [
    '/statistics/lab/interval-over-time/',
    'One experiment, four intervals, day by day',
    /The true lift is \+5/,
  ],
  ['/contextual-bandits/simulator/', 'A bandit that learns day by day', /a regret of \d+ rewards/],
  ['/geolift/demo/', 'A geo test with a known truth', /In this test the lift is/],
] as const;

for (const [path, title, answer] of SIMULATORS) {
  journey(`“${title}” makes another run, and its address the same again`, async ({reader}) => {
    await reader.visit(path);
    const region = reader.part('region', title);
    await region.field('Seed').fill('7');
    await expect(reader).toBeAt(/seed=7/);
    await expect(region).toSay(answer);
    await reader.reload();
    await expect(region.field('Seed')).toHold('7');
    await expect(region).toSay(answer);
  });
}

journey('a results page follows method and segment', async ({reader}) => {
  await reader.visit('/experiment-analysis/reading-results/example/');
  const readout = reader.part('region', 'Shorter checkout');
  await readout.field('Method').choose('Fixed Sample');
  await expect(readout).toSay('This look comes before the planned end');
  await readout.field('Segment').choose('Mobile');
  await expect(reader).toBeAt(/readout-segment=Mobile/);
});

journey('the names of a warehouse go into its statements', async ({reader}) => {
  await reader.visit('/data-management/connecting-dwh/snowflake/');
  const setup = reader.part('region', 'Your names');
  await setup.field('Role').fill('reader');
  await expect(setup).toSay('GRANT ROLE reader TO USER eppo_user;');
});

const CHECKERS = [
  [
    '/data-management/certified-metrics/eppo-schema/',
    'Check a metrics file',
    'The tool would stop: 1 error and 1 warning.',
  ],
  ['/reference/webhook/', 'Check a signature', 'Verified: this data was signed with this secret.'],
] as const;

for (const [path, title, answer] of CHECKERS) {
  journey(`“${title}” answers its example`, async ({reader}) => {
    await reader.visit(path);
    const form = reader.part('region', title);
    await form.part('button', 'Fill in an example').click();
    await expect(form.part('status')).toSay(answer);
    await form.part('button', 'Clear').click();
    await expect(form.part('status')).not.toSay(answer);
  });
}
