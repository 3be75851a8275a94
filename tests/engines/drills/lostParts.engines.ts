import {drill, expect} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import {COMPILING} from '../reader/until.ts';

const PAGE = '/sdks/sdk-keys/';
const ASSETS = /^\/assets\//;
const INDEX = /^\/search\/.*\.json$/;

/** The browser's own dialogs are answered with no, and what they say is kept. */
const NO_DIALOGS = `
  for (const name of ['alert', 'confirm']) window[name] = (text) => { window.told = text; }`;

async function openSearch(reader: Reader) {
  await reader.visit(PAGE);
  await reader.press('Control', 'k');
  const dialog = reader.part('dialog', 'Search');
  await expect(dialog.part('combobox', 'Search')).toBeFocused();
  return {dialog, results: dialog.part('treeitem')};
}

const BROKEN_INDEX = {
  'is missing': {status: 404},
  'is refused': {status: 500},
  'is no JSON': {status: 200, body: '{"a'},
  'is a page': {status: 200, type: 'text/html', body: '<!doctype html><h1>Home</h1>'},
  'is cut off': {isCut: true},
} as const;

for (const [what, fault] of Object.entries(BROKEN_INDEX)) {
  drill(`the search index ${what}: said, and the next letters find`, async ({reader, server}) => {
    server.fail({path: INDEX, ...fault});
    const {dialog, results} = await openSearch(reader);
    await reader.type('k');
    await expect(dialog).toSay('Unable to fetch results');
    server.mend();
    await reader.type('ill switch');
    await expect(results).toSay('Build a kill switch');
  });
}

drill(
  'the index is missing: the assistant says so, and answers when it is back',
  async ({reader, server}) => {
    server.fail({path: INDEX, status: 404});
    await reader.visit(PAGE);
    await reader.part('button', 'Ask the docs').click();
    const dialog = reader.part('dialog', 'Ask the docs');
    await expect(dialog.field('Your question')).toBeFocused();
    await reader.type('What does CUPED do?');
    await reader.press('Enter');
    await expect(dialog).toSay('The docs could not be searched.');
    server.mend();
    await dialog.part('button', 'Try again').click();
    await expect(dialog.part('article').part('heading')).toSay('CUPED');
  },
);

const GATES = '/feature-flagging/concepts/feature-gates/';

for (const [what, route, open] of [
  ['The list of shortcuts', GATES, (reader: Reader) => reader.press('?')],
  [
    'The large picture',
    '/data-management/',
    (reader: Reader) => reader.part('button', 'Enlarge').click(),
  ],
  [
    'setup',
    GATES,
    (reader: Reader) => reader.part('button', 'Use your own values').first().click(),
  ],
] as const) {
  drill(`${what} cannot be loaded: said`, async ({reader, server}) => {
    server.before(NO_DIALOGS);
    await reader.visit(route);
    // Not cut: where a page is loaded ahead meanwhile, WebKit on Linux would ask for nothing more.
    server.fail({path: ASSETS, status: 503});
    await open(reader);
    await expect(reader).toRead('/could not be loaded/.test(window.told)', true);
  });
}

drill(
  'the form of a figure cannot be loaded: said, and the next try opens it',
  async ({reader, server}) => {
    await reader.visit('/sdks/sdk-features/subjects/');
    server.fail({path: ASSETS, isCut: true});
    const figure = reader.part('figure').saying(/user-1 gets control/);
    const start = figure.part('button', 'Try it');
    await start.click();
    await expect(figure.part('status')).toSay('could not be loaded');
    server.mend();
    await start.click();
    await expect(figure.field('Subject key')).toBeFocused();
  },
);

drill(
  'the scripts of a calculator are gone or cannot be loaded: said, and they open when they are back',
  async ({reader, server}) => {
    await reader.visit('/statistics/sample-ratio-mismatch/');
    await reader.untilToolsAlive();
    const region = reader.part('region', 'Sample ratio mismatch checker');
    const summary = region.matching('summary').saying(/^Copy as R/);
    const openAgain = async () => {
      await summary.press('Enter');
      await summary.press('Enter');
    };
    server.fail({path: ASSETS, status: 404});
    await summary.press('Enter');
    await expect(region.part('alert')).toSay('There may be a newer version of this page.');
    await expect(region.part('alert').part('button', 'Reload')).toBeSeen();
    server.mend();
    server.goOffline();
    await openAgain();
    await expect(region.part('alert')).toSay('Check your network connection and open this again.');
    server.mend();
    await openAgain();
    await expect(region.part('group', 'Computation in R')).toSay(/cat\("/);
  },
);

drill(
  'the SQL engine cannot be downloaded: said, and the next run works',
  async ({reader, server}) => {
    await reader.visit('/metric-quickstart/');
    const block = reader.matching('[data-language="sql"]').saying(/Run/).first();
    server.fail({path: /\.wasm/, isCut: true});
    await block.part('button', /^Run/).click();
    await expect(block.part('status', 'Run')).toSay('The engine could not be downloaded.');
    server.mend();
    await block.part('button', /^Run/).click();
    await expect(block.part('status', 'Run')).toSay(/^\d+ rows? in/, COMPILING);
  },
);

drill(
  'the worker of a simulator is lost: said, and it runs when it is back',
  async ({reader, server}) => {
    await reader.visit('/statistics/lab/peeking/');
    const region = reader.part('region', 'A/A tests with a daily look');
    await reader.untilToolsAlive();
    server.fail({path: ASSETS, isCut: true});
    await region.field('Seed').fill('7');
    await expect(region).toSay('The simulator could not be started.');
    server.mend();
    await region.part('button', 'Run').click();
    await expect(region).toSay(/Nothing differs in these/);
  },
);

drill(
  'the worker of the flag playground is lost: said, and it answers when it is back',
  async ({reader, server}) => {
    await reader.visit('/feature-flagging/playground/');
    const section = reader.part('region', 'Flag playground');
    server.fail({path: ASSETS, isCut: true});
    await section.field('Subject key').fill('user-7');
    await expect(section).toSay('could not be');
    server.mend();
    await section.field('Subject key').fill('user-8');
    await expect(section.part('status').saying(/ gets /)).toSay('user-8 gets');
  },
);

/** Browsers that lack something, or refuse it. */
const WITHOUT = {
  'has no workers': 'delete window.Worker',
  'refuses workers': 'window.Worker = class { constructor() { throw new Error("refused"); } }',
} as const;

for (const [what, code] of Object.entries(WITHOUT)) {
  drill(`the browser ${what}: search works`, async ({reader, server}) => {
    server.before(code);
    const {results} = await openSearch(reader);
    await reader.type('kill switch');
    await expect(results).toSay('Build a kill switch');
  });

  drill(`the browser ${what}: the flag playground says so or answers`, async ({reader, server}) => {
    server.before(code);
    await reader.visit('/feature-flagging/playground/');
    const section = reader.part('region', 'Flag playground');
    await section.field('Subject key').fill('user-7');
    await expect(section).toSay(/user-7 gets|could not be started/);
  });

  drill(`the browser ${what}: a simulator says so or runs`, async ({reader, server}) => {
    server.before(code);
    await reader.visit('/statistics/lab/peeking/');
    const region = reader.part('region', 'A/A tests with a daily look');
    await region.field('Seed').fill('7');
    await expect(region).toSay(/could not be started|2,000 A\/A tests\./);
  });
}

for (const name of [
  'PerformanceObserver',
  'IntersectionObserver',
  'BroadcastChannel',
  'requestIdleCallback',
]) {
  drill(`the browser has no ${name}: the page comes alive`, async ({reader, server}) => {
    server.before(`delete window.${name}`);
    await reader.visit(PAGE);
    await expect(reader.part('main')).toBeSeen();
  });
}

drill(
  'offline after the page came alive: what is loaded works, the rest says so',
  async ({reader, server}) => {
    const {dialog, results} = await openSearch(reader);
    await reader.type('kill switch');
    await expect(results).toSay('Build a kill switch');
    server.goOffline();
    await dialog.part('combobox', 'Search').fill('sdk keys');
    await expect(results).toSay('SDK keys');
    await reader.press('Escape');
    await reader.part('button', /^Switch between dark and light mode/).click();
    await expect(reader).toRead('document.documentElement.dataset.theme', 'dark');
    await reader.press('Control', 'j');
    await expect(reader.part('alert').saying(/The assistant could not be loaded\./)).toBeSeen();
    await expect(reader.part('heading').first()).toBeSeen();
  },
);

drill(
  'offline before the first search: said, and it finds when online again',
  async ({reader, server}) => {
    await reader.visit('/search/');
    server.goOffline();
    const main = reader.part('main');
    await main.field('Search for').fill('kill switch');
    await expect(main).toSay('You might want to check your network connection.');
    server.mend();
    await main.part('button', 'Retry').click();
    await expect(main.part('status')).toSay(/^\d+ results/);
  },
);
