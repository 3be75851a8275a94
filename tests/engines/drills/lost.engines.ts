import {drill, expect} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import type {Fault} from '../faults/faultyServer.ts';
import {COMPILING} from '../reader/until.ts';

/** A page with tabs and code. */
const PAGE = '/sdks/preforking/';

const ASSETS = /^\/assets\//;
const MAIN = /^\/assets\/js\/main\./;

const note = (reader: Reader) =>
  reader.part('alert').saying(/Parts of this page could not be loaded\./);

async function openSearch(reader: Reader) {
  await reader.visit('/sdks/sdk-keys/');
  await reader.press('Control', 'k');
  const dialog = reader.part('dialog', 'Search');
  await expect(dialog.part('combobox', 'Search')).toBeFocused();
  return dialog;
}

const ONCE: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'is refused once': {status: 503},
  'is cut off by the network once': {isCut: true},
  'arrives cut in half once': {change: (body) => body.slice(0, body.length / 2)},
  'is a page once, as hosts answer for a lost file': {status: 200, type: 'text/html', body: '<p>'},
};

for (const [what, fault] of Object.entries(ONCE)) {
  drill(`each of three scripts ${what}: the page comes alive`, async ({reader, server}) => {
    for (const script of ['framework', 'runtime~main', 'main']) {
      server.fail({...fault, path: new RegExp(`^/assets/js/${script}\\.`), times: 1});
    }
    await reader.visit(PAGE);
    expect(server.asked.filter((path) => MAIN.test(path)).length).toBeGreaterThan(1);
    await expect(note(reader)).not.toBeSeen();
    await expect(reader.part('tablist').first()).toBeSeen();
  });
}

drill('a script is lost: said, tabs open, and Reload mends it', async ({reader, server}) => {
  server.fail({path: MAIN, status: 503});
  await reader.open(PAGE);
  await expect(note(reader)).toBeSeen();
  await expect(reader.part('tablist')).not.toBeSeen();
  await expect(reader.part('tabpanel').last()).toBeSeen();
  server.mend();
  await note(reader).part('button', 'Reload').click();
  await reader.untilAlive();
  await expect(note(reader)).not.toBeSeen();
});

drill('styles and fonts are lost: the page comes alive', async ({reader, server}) => {
  server.fail({path: /\.css$/, status: 404});
  server.fail({path: /\.woff2$/, isCut: true});
  await reader.visit(PAGE);
  await expect(reader.part('heading')).toBeSeen();
});

/** What hosts answer for a file that a deploy has removed. */
const GONE = {
  '404': {status: 404},
  'the home page': {status: 200, type: 'text/html', body: '<!doctype html><h1>Home</h1>'},
} as const;

for (const [name, gone] of Object.entries(GONE)) {
  drill(
    `after a deploy, with ${name} for its files, an old page reloads itself`,
    async ({reader, server}) => {
      // Its scripts have other names than those of the newer build.
      const change = (html: string) =>
        html.replaceAll(/(\/assets\/js\/[\w~]+)\.\w+\.js/g, '$1.01d01d01.js');
      server.fail({path: /01d01d01/, ...gone});
      server.fail({path: new RegExp(`^${PAGE}$`), change, times: 1});
      await reader.open(PAGE);
      await reader.untilAlive();
      await expect(reader.part('alert')).not.toBeSeen();
      expect(server.asked.filter((path) => path === PAGE)).toHaveLength(2);
    },
  );

  drill(
    `after a deploy, with ${name} for its files, search offers a reload`,
    async ({reader, server}) => {
      await reader.visit(PAGE);
      await expect(reader.part('button', 'Ask the docs')).toBeSeen();
      server.fail({path: ASSETS, ...gone});
      await reader.press('Control', 'k');
      const alert = reader.part('alert').saying(/The search box could not be loaded\./);
      await expect(alert.part('button', 'Reload')).toBeSeen();
      await alert.part('button', 'Close').click();
      await expect(alert).not.toBeSeen();
    },
  );
}

const BROKEN_INDEX: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'is a page': {status: 200, type: 'text/html', body: '<!doctype html><h1>Home</h1>'},
  'is cut off': {isCut: true},
};

for (const [what, fault] of Object.entries(BROKEN_INDEX)) {
  drill(`the search index ${what}: said, and the next letters find`, async ({reader, server}) => {
    server.fail({path: /^\/search\/.*\.json$/, ...fault});
    const dialog = await openSearch(reader);
    await reader.type('k');
    await expect(dialog).toSay('Unable to fetch results');
    server.mend();
    await reader.type('ill switch');
    await expect(dialog.part('treeitem')).toSay('Build a kill switch');
  });
}

drill('a form cannot be loaded: said, and the next try opens it', async ({reader, server}) => {
  await reader.visit('/sdks/sdk-features/subjects/');
  server.fail({path: ASSETS, isCut: true});
  const figure = reader.part('figure').saying(/user-1 gets control/);
  const start = figure.part('button', 'Try it');
  await start.click();
  await expect(figure.part('status')).toSay('could not be loaded');
  server.mend();
  await start.click();
  await expect(figure.field('Subject key')).toBeFocused();
});

drill('the SQL engine is lost: said, and the next run works', async ({reader, server}) => {
  await reader.visit('/metric-quickstart/');
  const block = reader.matching('[data-language="sql"]').saying(/Run/).first();
  server.fail({path: /\.wasm/, isCut: true});
  await block.part('button', /^Run/).click();
  await expect(block.part('status', 'Run')).toSay('The engine could not be downloaded.');
  server.mend();
  await block.part('button', /^Run/).click();
  await expect(block.part('status', 'Run')).toSay(/^\d+ rows? in/, COMPILING);
});

drill('the worker of a simulator is lost: said, and it runs later', async ({reader, server}) => {
  await reader.visit('/statistics/lab/peeking/');
  const region = reader.part('region', 'A/A tests with a daily look');
  await reader.untilToolsAlive();
  server.fail({path: ASSETS, isCut: true});
  await region.field('Seed').fill('7');
  await expect(region).toSay('The simulator could not be started.');
  server.mend();
  await region.part('button', 'Run').click();
  await expect(region).toSay(/Nothing differs in these/);
});

drill('offline: what is loaded works, the rest says so', async ({reader, server}) => {
  const dialog = await openSearch(reader);
  await reader.type('kill switch');
  await expect(dialog.part('treeitem')).toSay('Build a kill switch');
  server.goOffline();
  await dialog.part('combobox', 'Search').fill('sdk keys');
  await expect(dialog.part('treeitem')).toSay('SDK keys');
  await reader.press('Escape');
  await reader.part('button', /^Switch between dark and light mode/).click();
  await expect(reader).toRead('document.documentElement.dataset.theme', 'dark');
  const group = reader.part('group', 'Was this page helpful?');
  await group.part('button', 'Yes').click();
  await expect(group.part('status')).toSay('Your answer could not be sent.');
});
