import {buildUrl} from '../builds.ts';
import type {FaultyServer} from '../faults/faultyServer.ts';
import type {Reader} from '../reader/reader.ts';
import {drill, expect} from '../test.ts';

const CALCULATOR = '/statistics/sample-size-calculator/usage/';
const RATE = /^Rate of control/;

/** Opens a page of the older build and fills its calculator in, then the newer build is published. */
async function fillInBefore(deploy: () => void, reader: Reader): Promise<void> {
  await reader.visit(CALCULATOR);
  await expect(reader.part('button', 'Ask the docs')).toBeSeen();
  await reader.part('main').field(RATE).fill('33');
  await expect(reader).toRead('location.search.includes("33")', true);
  await reader.read('void (window.isOld = true)');
  deploy();
}

const publish = (server: FaultyServer, build: 'site' | 'keeping') => () => {
  server.deploy(buildUrl(build));
};

const searchBox = (reader: Reader) => reader.part('dialog', 'Search').part('combobox', 'Search');
const field = (reader: Reader) => reader.part('main').field(RATE);

drill(
  'two builds: the older page offers a reload and keeps what was typed',
  async ({reader, server}) => {
    server.deploy(buildUrl('older'));
    await fillInBefore(publish(server, 'site'), reader);
    await reader.press('Control', 'k');
    const alert = reader.part('alert').saying(/The search box could not be loaded\./);
    await alert.part('button', 'Reload').click();
    await reader.untilOther();
    await expect(field(reader)).toHold('33');
    await reader.press('Control', 'k');
    await expect(searchBox(reader)).toBeFocused();
  },
);

drill('two builds: a link of the older page leads to its page', async ({reader, server}) => {
  server.deploy(buildUrl('older'));
  await fillInBefore(publish(server, 'site'), reader);
  const link = reader.part('contentinfo').part('link', 'A flat link');
  await link.press('Enter');
  await expect(reader).toBeAt('/quick-starts/');
  await expect(reader.part('main').part('heading')).toSay('Quick starts');
  await reader.untilAlive();
  expect(server.problems).toEqual([]);
});

drill('two builds: HTML of the older one, from a cache, comes alive', async ({reader, server}) => {
  server.deploy(buildUrl('older'));
  const old = await fetch(buildUrl('older') + CALCULATOR);
  const body = await old.text();
  server.deploy(buildUrl('site'));
  server.fail({path: new RegExp(`^${CALCULATOR}`), change: () => body, times: 1});
  await reader.open(`${CALCULATOR}?size-rate=33`);
  await reader.untilAlive();
  await expect(field(reader)).toHold('33');
  expect(server.asked.filter((path) => path.startsWith(CALCULATOR))).toHaveLength(2);
});

drill('two builds: with the older files kept, nobody notices', async ({reader, server}) => {
  server.deploy(buildUrl('older'));
  await fillInBefore(publish(server, 'keeping'), reader);
  await reader.press('Control', 'k');
  await expect(searchBox(reader)).toBeFocused();
  await reader.press('Escape');
  await expect(field(reader)).toHold('33');
  await expect(reader).toRead('window.isOld === true', true);
  await expect(reader.part('alert')).toCount(0);
  expect(server.problems).toEqual([]);
});
