import {drill, expect} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import type {Fault} from '../faults/faultyServer.ts';

/** A page with tabs and code. */
const PAGE = '/sdks/preforking/';

const SCRIPT = /^\/assets\/js\//;
const MAIN = /^\/assets\/js\/main\./;

const note = (reader: Reader) =>
  reader.part('alert').saying(/Parts of this page could not be loaded\./);

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
    await expect(note(reader)).toCount(0);
    await expect(reader.part('tablist').first()).toBeSeen();
  });
}

drill(
  'a script is lost for good: said, tabs open, and Reload mends it',
  async ({reader, server}) => {
    server.fail({path: MAIN, status: 503});
    await reader.open(PAGE);
    await expect(note(reader)).toBeSeen();
    await expect(reader.part('tablist')).toCount(0);
    await expect(reader.part('tabpanel').last()).toBeSeen();
    const reload = note(reader).part('button', 'Reload');
    await reader.part('button', /^Switch between dark and light mode/).click();
    await expect(reload).toBeFocused();
    server.mend();
    await reload.click();
    await reader.untilAlive();
    await expect(note(reader)).toCount(0);
  },
);

drill('a script is lost for good: search leads to its page', async ({reader, server}) => {
  server.fail({path: MAIN, status: 503});
  await reader.open(PAGE);
  await expect(note(reader)).toBeSeen();
  server.mend();
  await reader
    .part('navigation', 'Main')
    .part('button', /^Search/)
    .click();
  await expect(reader).toBeAt('/search/');
});

drill('a script is lost for good: the menu of a phone leads home', async ({reader, server}) => {
  await reader.resize(390, 844);
  server.fail({path: MAIN, status: 503});
  await reader.open(PAGE);
  await expect(note(reader)).toBeSeen();
  server.mend();
  await reader.part('button', 'Toggle navigation bar').click();
  await expect(reader).toBeAt('/');
});

drill('all scripts are lost: links of the page lead on', async ({reader, server}) => {
  server.fail({path: SCRIPT, status: 503});
  await reader.open(PAGE);
  await expect(note(reader)).toBeSeen();
  server.mend();
  await reader.part('navigation', 'Docs sidebar').part('link', 'Quick starts').click();
  await expect(reader).toBeAt('/quick-starts/');
  await reader.untilAlive();
});

drill(
  'the style sheets are lost: the page is readable and comes alive',
  async ({reader, server}) => {
    server.fail({path: /\.css$/, status: 404});
    await reader.visit(PAGE);
    await expect(reader.part('heading')).toBeSeen();
  },
);

drill('the fonts are lost: the page is readable and comes alive', async ({reader, server}) => {
  server.fail({path: /\.woff2$/, isCut: true});
  await reader.visit(PAGE);
  await expect(reader.part('heading')).toBeSeen();
});
