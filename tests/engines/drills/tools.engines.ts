import {basename} from 'node:path';
import {drill, expect} from '../test.ts';
import type {Part} from '../reader/part.ts';
import type {Reader} from '../reader/reader.ts';
import {COMPILING} from '../reader/until.ts';
import type {FaultyServer} from '../faults/faultyServer.ts';
import {filesOfPage} from '../../performance/pageWeight.ts';

const ASSETS = /^\/assets\//;

const FLAGS = '/feature-flagging/playground/';
const SQL = '/data-management/sql-playground/';
const EXPLORER = '/data-management/metrics/explorer/';
const CALCULATOR = '/statistics/sample-size-calculator/usage/';
const SIMULATOR = '/statistics/lab/peeking/';
const CHECKER = '/reference/webhook/';

const flags = (reader: Reader) => reader.part('region', 'Flag playground');
const sql = (reader: Reader) => reader.part('region', 'SQL playground');
const runStatus = (reader: Reader) => sql(reader).part('status', 'Run');
const run = (reader: Reader) => sql(reader).part('button', /^Run/).click();
const simulator = (reader: Reader) => reader.part('region', 'A/A tests with a daily look');
const checker = (reader: Reader) => reader.part('region', 'Check a signature');
const calculator = (reader: Reader) => reader.part('region', /sample size/i).first();

drill('the form of a flag cannot be loaded: said, and it opens later', async ({reader, server}) => {
  await reader.visit(FLAGS);
  server.fail({path: ASSETS, isCut: true});
  const form = flags(reader).part('radio', 'Form');
  await form.click();
  await expect(flags(reader)).toSay('The form could not be loaded.');
  server.mend();
  await form.click();
  await expect(flags(reader).part('checkbox', /^The flag is on/)).toBeSeen();
});

drill(
  'a check cannot be loaded: said, and the next secret is checked',
  async ({reader, server}) => {
    await reader.visit(CHECKER);
    server.fail({path: ASSETS, isCut: true});
    const secret = checker(reader).field('Webhook secret');
    await secret.fill('abc');
    await expect(checker(reader).part('status')).toSay('The check could not be loaded.');
    server.mend();
    await secret.fill('abcd');
    await expect(checker(reader).part('status')).toSay('Paste the body of the request');
  },
);

drill('the SQL engine comes late: said, can be canceled, and runs', async ({reader, server}) => {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.fail({path: /\.wasm/, until});
  await reader.visit(SQL);
  await run(reader);
  await expect(runStatus(reader)).toSay(/^(?:Downloading|Starting|Running)/);
  await sql(reader).part('button', 'Cancel').click();
  await expect(runStatus(reader)).toSay('Canceled.');
  release();
  await run(reader);
  await expect(runStatus(reader)).toSay(/^\d+ rows? in/, COMPILING);
});

drill('offline: SQL says so, and runs when online again', async ({reader, server}) => {
  await reader.visit(SQL);
  server.goOffline();
  await run(reader);
  await expect(runStatus(reader)).toSay('The engine could not be downloaded.');
  server.mend();
  await run(reader);
  await expect(runStatus(reader)).toSay(/^\d+ rows? in/, COMPILING);
});

drill('offline: what computes in the page goes on computing', async ({reader, server}) => {
  await reader.visit(EXPLORER);
  const explorer = reader.part('region', 'Metric explorer');
  await explorer.field('User to look at').choose('u05');
  await expect(explorer).toSay(/u05 is/);
  server.goOffline();
  await explorer.field('User to look at').choose('u06');
  await expect(explorer).toSay(/u06 is in, as treatment/);
  server.mend();
  await reader.visit(CALCULATOR);
  const rate = calculator(reader).field(/^Rate of control/);
  await rate.fill('32');
  await expect(calculator(reader)).toSay('from 32%');
  server.goOffline();
  await rate.fill('33');
  await expect(calculator(reader)).toSay('from 33%');
});

/** Paths of scripts that the HTML of a page does not ask for, such as those of its tools. */
function scriptsBeside(path: string): RegExp {
  const names = filesOfPage(path).map((file) => basename(file).replaceAll('.', String.raw`\.`));
  return new RegExp(String.raw`^/assets/js/(?!(?:${names.join('|')})$)`);
}

drill(
  'the script of a calculator cannot be loaded: said, the example stays, and what was typed counts later',
  async ({reader, server}) => {
    server.fail({path: scriptsBeside(CALCULATOR), isCut: true});
    await reader.visit(CALCULATOR);
    await expect(reader.part('alert')).toSay('The script of this tool could not be loaded.');
    await expect(calculator(reader)).toSay('from 20%');
    server.mend();
    const rate = calculator(reader).field(/^Rate of control/);
    await rate.fill('33');
    await expect(calculator(reader)).toSay('from 33%');
    await expect(rate).toHold('33');
  },
);

drill('offline: a link leads to its heading on the page', async ({reader, server}) => {
  await reader.visit('/setup-quickstart/');
  await reader.read('void (window.isSame = true)');
  server.goOffline();
  const link = reader.matching('.table-of-contents a').last();
  const [{attributes}] = (await link.look()) as [Awaited<ReturnType<Part['look']>>[number]];
  await link.click();
  await expect(reader).toBeAt(`/setup-quickstart/${attributes.href}`);
  await expect(reader.matching(attributes.href!)).toBeInWindow();
  await expect(reader).toRead('window.isSame', true);
});

drill('offline: a language is chosen all the same', async ({reader, server}) => {
  await reader.visit('/feature-flag-quickstart/');
  server.goOffline();
  const tab = reader.part('tab', 'Python').first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(reader.part('tabpanel', 'Python').first()).toBeSeen();
});

/** A tool, what is typed into it while its files are gone, what it says, and what it says afterwards. */
const DEPLOYED: Readonly<Record<string, {path: string; field: (reader: Reader) => Part}>> = {
  'the flag playground': {path: FLAGS, field: (reader) => flags(reader).field('Subject key')},
  'a simulator': {path: SIMULATOR, field: (reader) => simulator(reader).field('Seed')},
};

for (const [what, {path, field}] of Object.entries(DEPLOYED)) {
  drill(
    `after a deploy, ${what} says what is gone, and a reload keeps what was typed`,
    async ({reader, server}) => {
      await reader.visit(path);
      await reader.untilToolsAlive();
      server.fail({path: ASSETS, status: 404});
      await field(reader).fill('17');
      await expect(reader.part('main')).toSay('could not be started.');
      await expect(reader.part('button', 'Reload')).toBeSeen();
      await expect(reader).toRead(
        `location.href !== location.origin + ${JSON.stringify(path)}`,
        true,
      );
      server.mend();
      await reader.reload();
      await expect(field(reader)).toHold('17');
      await expect(reader.part('main')).not.toSay('could not be started.');
    },
  );
}

/** Pages with something to operate, and what they say to whom has garbage in the storage. */
const WITH_GARBAGE: Readonly<Record<string, RegExp>> = {
  [FLAGS]: /alice gets control/,
  [SQL]: /SQL playground/,
  [EXPLORER]: /Control 40%/,
  [CALCULATOR]: /Rate of control/,
  [SIMULATOR]: /Nothing differs/,
  [CHECKER]: /Check a signature/,
  '/feature-flagging/?lang=constructor': /assignments page of your SDK/,
  '/feature-flagging/concepts/feature-gates/?lang=constructor': /client\.|eppo/i,
};

async function expectSound(reader: Reader, server: FaultyServer, words: RegExp): Promise<void> {
  await expect(reader.part('main')).toSay(words);
  await expect(reader.part('main')).not.toSay(/\b(?:NaN|undefined)\b|\[object|This page crashed/);
  expect(server.problems).toEqual([]);
}

drill('names of JavaScript itself in all that is stored: tools work', async ({reader, server}) => {
  server.before(`
    for (const name of ['theme', 'docusaurus.tab.sdk', 'docusaurus.tab.os', 'own-values'])
      localStorage.setItem(name, 'constructor');`);
  for (const [path, words] of Object.entries(WITH_GARBAGE)) {
    await reader.visit(path);
    await expectSound(reader, server, words);
  }
});

drill('whatever a link says, tools open', async ({reader, server}) => {
  const odd = ['__proto__', '%00', '-1', '1e999', '%F0%9F%8E%89', '%3Cimg%20src%3Dx%3E'];
  for (const [index, text] of odd.entries()) {
    for (const [path, words, name] of [
      [EXPLORER, /Metric explorer/, 'metric-days'],
      [CALCULATOR, /Rate of control/, 'size-rate'],
      [FLAGS, /Flag playground/, 'example'],
    ] as const) {
      await reader.visit(`${path}?${name}=${text}&lang=${text}&view=${text}&x=${index}`);
      await expectSound(reader, server, words);
    }
  }
});

drill('the policy stops a script that somebody put into a page', async ({reader, server}) => {
  server.fail({
    path: /^\/sdks\/preforking\/$/,
    change: (html) =>
      html.replace(
        '<h1',
        '<script>window.isCaught = true</script><img src="x" onerror="window.isCaught = true"><h1',
      ),
  });
  await reader.open('/sdks/preforking/');
  await expect(reader.part('heading').first()).toBeSeen();
  await expect(reader).toRead('document.querySelector(\'img[src="x"]\')?.complete', true);
  await expect(reader).toRead('window.isCaught === undefined', true);
  expect(server.problems.join('\n')).toMatch(/script-src/);
});
