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

/** What readers do before the page is alive, to type into search. */
const WAYS: Readonly<Record<string, (reader: Reader) => Promise<void>>> = {
  'a click on search': (reader) =>
    reader
      .part('button', /^Search/)
      .first()
      .click(),
  'the slash key': (reader) => reader.press('/'),
  'Ctrl+K': (reader) => reader.press('Control', 'k'),
};

for (const [what, open] of Object.entries(WAYS)) {
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

drill(
  'early: clicks on tabs count in their order, and one on the theme',
  async ({reader, server}) => {
    const release = await openLate(reader, server, PAGE);
    const tabs = reader.part('tablist').last();
    const [, second] = await tabs.part('tab').look();
    for (const nth of [1, 2, 1]) await tabs.part('tab').nth(nth).click();
    await reader.part('button', /^Switch between dark and light mode/).click();
    release();
    await expect(tabs.matching('[aria-selected="true"]')).toSay(second!.text);
    await expect(reader).toRead('document.documentElement.dataset.theme', 'dark');
  },
);

drill('early: what is typed into a calculator counts', async ({reader, server}) => {
  const release = await openLate(reader, server, '/statistics/sample-size-calculator/usage/');
  const region = reader.part('region', /sample size/i).first();
  const rate = region.field(/^Rate of control/);
  await rate.fill('33');
  release();
  await expect(rate).toHold('33');
  await expect(region).toSay('from 33%');
});
