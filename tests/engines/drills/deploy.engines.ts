import {drill, expect} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/sdks/sdk-keys/';
const ASSETS = /^\/assets\//;

/** What hosts answer for a file that a deploy has removed. */
const GONE = {
  '404': {status: 404},
  'the home page': {status: 200, type: 'text/html', body: '<!doctype html><h1>Home</h1>'},
} as const;

/** A page of an older build: its scripts have other names. */
const toOldPage = (html: string): string =>
  html.replaceAll(/(\/assets\/js\/[\w~]+)\.\w+\.js/g, '$1.01d01d01.js');

/** The files of an older build: all that the newer one calls otherwise. */
const OLD_FILES = /01d01d01/;

const reload = (reader: Reader) => reader.part('button', 'Reload');

for (const [name, gone] of Object.entries(GONE)) {
  drill(
    `an old page, with ${name} for its files, reloads itself and comes alive`,
    async ({reader, server}) => {
      server.fail({path: OLD_FILES, ...gone});
      server.fail({path: new RegExp(`^${PAGE}$`), change: toOldPage, times: 1});
      await reader.open(PAGE);
      await reader.untilAlive();
      await expect(reader.part('alert')).toCount(0);
      expect(server.asked.filter((path) => path === PAGE)).toHaveLength(2);
    },
  );

  drill(
    `an old page that a cache keeps, with ${name} for its files, says so`,
    async ({reader, server}) => {
      server.fail({path: OLD_FILES, ...gone});
      server.fail({path: new RegExp(`^${PAGE}$`), change: toOldPage});
      await reader.open(PAGE);
      await expect(reader.part('alert')).toSay('Parts of this page could not be loaded.');
      expect(server.asked.filter((path) => path === PAGE)).toHaveLength(2);
    },
  );

  drill(
    `after a deploy, with ${name} for old files: search and assistant offer a reload`,
    async ({reader, server}) => {
      await reader.visit(PAGE);
      await expect(reader.part('button', 'Ask the docs')).toBeSeen();
      server.fail({path: ASSETS, ...gone});
      for (const [key, part] of [
        ['k', 'search box'],
        ['j', 'assistant'],
      ] as const) {
        await reader.press('Control', key);
        const alert = reader.part('alert').saying(new RegExp(`The ${part} could not be loaded\\.`));
        await expect(alert.part('button', 'Reload')).toBeSeen();
        await expect(alert.part('link')).toHaveAttribute('href', /^\/search\//);
        await alert.part('button', 'Close').click();
        await expect(alert).not.toBeSeen();
      }
    },
  );

  drill(
    `after a deploy, with ${name} for old files: an answer is given after a reload`,
    async ({reader, server}) => {
      await reader.visit(PAGE);
      server.fail({path: ASSETS, ...gone});
      const group = reader.part('group', 'Was this page helpful?');
      await group.part('button', 'Yes').click();
      await expect(reload(reader)).toBeSeen();
      server.mend();
      await reader.read('void (window.isOld = true)');
      await reload(reader).click();
      await reader.untilOther();
      await group.part('button', 'Yes').click();
      await expect(group.part('status')).toSay('Thank you.');
    },
  );

  drill(
    `after a deploy, with ${name} for old files: a link leads to the new page`,
    async ({reader, server}) => {
      await reader.visit(PAGE);
      await reader.read('void (window.isOld = true)');
      server.fail({path: /\/assets\/js\/(?!main|runtime|framework)/, ...gone});
      const link = reader.part('contentinfo').part('link', 'Feature flag quick start');
      await link.press('Enter');
      await expect(reader).toBeAt('/feature-flag-quickstart/');
      await expect(reader.part('heading')).toSay('Create your first feature flag');
    },
  );

  drill(
    `after a deploy, with ${name} for old files: the search page keeps the query`,
    async ({reader, server}) => {
      await reader.visit('/search/');
      server.fail({path: ASSETS, ...gone});
      const field = reader.part('main').field('Search for');
      await field.fill('kill switch');
      await expect(reload(reader)).toBeSeen();
      server.mend();
      await reload(reader).click();
      await expect(field).toHold('kill switch');
      await expect(reader.part('main').part('listitem').part('heading')).toSay(
        'Build a kill switch',
      );
    },
  );
}

drill('the index of another build: search offers a reload', async ({reader, server}) => {
  server.fail({
    path: /^\/search\/index\./,
    change: (body) => body.replace(/"v":\d+/, '"v":0'),
  });
  await reader.visit(PAGE);
  await reader.press('Control', 'k');
  const dialog = reader.part('dialog', 'Search');
  await expect(dialog.part('combobox', 'Search')).toBeFocused();
  await reader.type('flag');
  await expect(dialog.part('button', 'Reload')).toBeSeen();
});
