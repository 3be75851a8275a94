import {drill, expect} from '../test.ts';
import type {Reader} from '../reader/reader.ts';
import type {FaultyServer} from '../faults/faultyServer.ts';

const PAGE = '/sdks/preforking/';

/** Opens a page whose main script waits; returns what lets it come. */
async function openLate(reader: Reader, server: FaultyServer, path: string): Promise<() => void> {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.fail({path: /^\/assets\/js\/main\./, until});
  await reader.open(path);
  await expect(reader).toRead('document.documentElement.dataset.hasHydrated', 'false');
  return release;
}

for (const [what, open] of [
  [
    'a click on search',
    (reader: Reader) =>
      reader
        .part('button', /^Search/)
        .first()
        .click(),
  ],
  ['the slash key', (reader: Reader) => reader.press('/')],
  ['Ctrl+K', (reader: Reader) => reader.press('Control', 'k')],
] as const) {
  drill(`early: ${what}, and the words typed then, reach search`, async ({reader, server}) => {
    const release = await openLate(reader, server, PAGE);
    await open(reader);
    await reader.type('kill switch');
    release();
    const input = reader.part('dialog', 'Search').part('combobox', 'Search');
    await expect(input).toHold('kill switch');
    await expect(input).toBeFocused();
  });
}

drill('early: Ctrl+J and a question reach the assistant', async ({reader, server}) => {
  const release = await openLate(reader, server, PAGE);
  await reader.press('Control', 'j');
  await reader.type('what is a flag?');
  release();
  await expect(reader.part('dialog', 'Ask the docs').field('Your question')).toHold(
    'what is a flag?',
  );
});

drill('early: clicks on tabs count in their order', async ({reader, server}) => {
  const release = await openLate(reader, server, PAGE);
  const tabs = reader.part('tablist').last().part('tab');
  await tabs.nth(1).click();
  await tabs.nth(2).click();
  await tabs.nth(1).click();
  release();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

drill('early: the theme button changes the theme', async ({reader, server}) => {
  const release = await openLate(reader, server, PAGE);
  await reader.part('button', /^Switch between dark and light mode/).click();
  release();
  await expect(reader).toRead('document.documentElement.dataset.theme', 'dark');
});

drill('early: the menu of a phone opens', async ({reader, server}) => {
  await reader.resize(390, 844);
  const release = await openLate(reader, server, PAGE);
  await reader.part('button', 'Toggle navigation bar').click();
  release();
  await expect(reader.part('button', 'Close navigation bar')).toBeSeen();
});

drill('early: what is typed into a calculator counts', async ({reader, server}) => {
  const release = await openLate(reader, server, '/statistics/sample-size-calculator/usage/');
  const region = reader.part('region', /sample size/i).first();
  const rate = region.field(/^Rate of control/);
  await rate.fill('33');
  release();
  await expect(rate).toHold('33');
  await expect(region).toSay('from 33%');
});

drill('early: a query typed on the search page counts', async ({reader, server}) => {
  const release = await openLate(reader, server, '/search/');
  await reader.part('main').field('Search for').fill('kill switch');
  release();
  await expect(reader.part('main').part('listitem').part('heading')).toSay('Build a kill switch');
});
