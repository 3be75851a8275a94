import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const QUERY = 'kill switch';
const FIRST = 'Build a kill switch';

function searchOf(reader: Reader) {
  const dialog = reader.part('dialog', 'Search');
  return {
    dialog,
    input: dialog.part('combobox', 'Search'),
    results: dialog.part('treeitem'),
    status: dialog.part('status'),
  };
}

const button = (reader: Reader) => reader.part('navigation', 'Main').part('button', /^Search/);

journey(
  'search opens by its key, is used by arrows and opens a page by Enter',
  async ({reader}) => {
    await reader.visit('/');
    const {input, results, status} = searchOf(reader);
    await reader.press('Control', 'k');
    await expect(input).toBeFocused();
    await reader.type(QUERY);
    await expect(results).toSay(FIRST);
    await expect(status).toSay(/^\d+ results for “kill switch”$/);
    await reader.press('ArrowDown');
    await expect(results.nth(1)).toHaveAttribute('aria-selected', 'true');
    await reader.press('ArrowUp');
    await reader.press('Enter');
    await expect(reader).toBeAt(/\/kill-switches\/$/);
    await expect(reader.part('heading').first()).toSay(FIRST);
  },
);

journey('search opens by a click; a click on a result opens it', async ({reader}) => {
  await reader.visit('/setup-quickstart/');
  await button(reader).click();
  const {input, results, dialog} = searchOf(reader);
  await expect(input).toBeFocused();
  await reader.type(QUERY);
  await expect(results).toSay(FIRST);
  await results.first().part('link').click();
  await expect(reader).toBeAt(/\/kill-switches\/$/);
  await expect(dialog).not.toBeSeen();
});

journey('search opens by a slash, and Escape leads back', async ({reader}) => {
  await reader.visit('/setup-quickstart/');
  const link = reader.part('link', 'Edit this page');
  await link.focus();
  await reader.press('/');
  const {input, dialog} = searchOf(reader);
  await expect(input).toBeFocused();
  await expect(input).toHold('');
  await reader.press('Escape');
  await expect(dialog).not.toBeSeen();
  await expect(link).toBeFocused();
});

journey('letters typed onto the search button are the query', async ({reader}) => {
  await reader.visit('/setup-quickstart/');
  await button(reader).focus();
  await reader.type('kill');
  await expect(searchOf(reader).input).toHold('kill');
});

journey('search says when nothing is found', async ({reader}) => {
  await reader.visit('/setup-quickstart/');
  await reader.press('Control', 'k');
  const {input, status, dialog} = searchOf(reader);
  await expect(input).toBeFocused();
  await reader.type('xqzzyqw');
  await expect(status).toSay('0 results for “xqzzyqw”');
  await expect(dialog.part('link', 'Let us know.')).toBeSeen();
});

journey('search is limited to the SDKs', async ({reader}) => {
  await reader.visit('/setup-quickstart/');
  await reader.press('Control', 'k');
  const {input, results, dialog} = searchOf(reader);
  await expect(input).toBeFocused();
  await reader.type('flag');
  await expect(results.first()).toBeSeen();
  await dialog.part('combobox', 'Search in').choose('hierarchy.lvl0:SDKs');
  await expect(results.first().part('link')).toHaveAttribute('href', /\/sdks\//);
});
