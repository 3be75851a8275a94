import type {Reader} from '../reader/reader.ts';
import {drill, expect} from '../test.ts';

const CALCULATOR = '/statistics/sample-size-calculator/usage/';

const {
  TEST_BASE_URL: SITE = '',
  TEST_OLDER_URL: OLDER = '',
  TEST_KEEPING_URL: KEEPING = '',
} = process.env;

const searchBox = (reader: Reader) => reader.part('dialog', 'Search').part('combobox', 'Search');
const field = (reader: Reader) => reader.part('main').field(/^Rate of control/);

/** Opens a page of the older build and fills its calculator in. */
async function fillIn(reader: Reader): Promise<void> {
  await reader.visit(CALCULATOR);
  await expect(reader.part('button', 'Ask the docs')).toBeSeen();
  await field(reader).fill('33');
  await expect(reader).toRead('location.search.includes("33")', true);
  await reader.read('void (window.isOld = true)');
}

drill(
  'two builds: the older page offers a reload and keeps what was typed',
  async ({reader, server}) => {
    server.deploy(OLDER);
    await fillIn(reader);
    server.deploy(SITE);
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
  server.deploy(OLDER);
  await fillIn(reader);
  server.deploy(SITE);
  await reader.part('contentinfo').part('link', 'A flat link').press('Enter');
  await expect(reader).toBeAt('/quick-starts/');
  await reader.untilAlive();
  await expect(reader.part('main').part('heading')).toSay('Quick starts');
  expect(server.problems).toEqual([]);
});

drill('two builds: HTML of the older one, from a cache, comes alive', async ({reader, server}) => {
  const body = await (await fetch(OLDER + CALCULATOR)).text();
  server.fail({path: new RegExp(`^${CALCULATOR}`), change: () => body, times: 1});
  await reader.open(`${CALCULATOR}?size-rate=33`);
  await reader.untilAlive();
  await expect(field(reader)).toHold('33');
  expect(server.asked.filter((path) => path.startsWith(CALCULATOR))).toHaveLength(2);
});

drill('two builds: with the older files kept, nobody notices', async ({reader, server}) => {
  server.deploy(OLDER);
  await fillIn(reader);
  server.deploy(KEEPING);
  await reader.press('Control', 'k');
  await expect(searchBox(reader)).toBeFocused();
  await reader.press('Escape');
  await expect(field(reader)).toHold('33');
  await expect(reader).toRead('window.isOld === true', true);
  expect(server.problems).toEqual([]);
});
