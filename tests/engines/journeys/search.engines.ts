import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/setup-quickstart/';
const QUERY = 'kill switch';
const FIRST = 'Build a kill switch';

const inputOf = (reader: Reader) => reader.part('dialog', 'Search').part('combobox', 'Search');

journey(
  'search opens by its key, is used by arrows and opens a page by Enter',
  async ({reader}) => {
    await reader.visit('/');
    await reader.press('Control', 'k');
    await expect(inputOf(reader)).toBeFocused();
    await reader.type(QUERY);
    const dialog = reader.part('dialog', 'Search');
    await expect(dialog.part('treeitem')).toSay(FIRST);
    await expect(dialog.part('status')).toSay(/^\d+ results for “kill switch”$/);
    await reader.press('ArrowDown');
    await expect(reader).toRead(
      `document.querySelectorAll('[role="treeitem"]')[1].ariaSelected`,
      'true',
    );
    await reader.press('ArrowUp');
    await reader.press('Enter');
    await expect(reader).toBeAt(/\/kill-switches\/$/);
    await expect(reader.part('heading').first()).toSay(FIRST);
  },
);

journey('search opens by a slash, and Escape leads back', async ({reader}) => {
  await reader.visit(PAGE);
  const link = reader.part('link', 'Edit this page');
  await link.focus();
  await reader.press('/');
  await expect(inputOf(reader)).toBeFocused();
  await expect(inputOf(reader)).toHold('');
  await reader.press('Escape');
  await expect(reader.part('dialog', 'Search')).not.toBeSeen();
  await expect(link).toBeFocused();
});

journey('letters typed onto the search button are the query', async ({reader}) => {
  await reader.visit(PAGE);
  await reader
    .part('navigation', 'Main')
    .part('button', /^Search/)
    .focus();
  await reader.type('kill');
  await expect(inputOf(reader)).toHold('kill');
});

journey('the search page keeps every letter typed, and the focus', async ({reader}) => {
  await reader.visit('/search/');
  const field = reader.part('main').field('Search for');
  await field.click();
  await reader.type(QUERY);
  await expect(reader).toBeAt('/search/?q=kill%20switch');
  await expect(field).toHold(QUERY);
  await expect(field).toBeFocused();
  await expect(reader.part('main').part('listitem').part('heading')).toSay(FIRST);
});

journey('the assistant opens by its key, answers, and Escape leads back', async ({reader}) => {
  await reader.visit(PAGE);
  const dialog = reader.part('dialog', 'Ask the docs');
  const link = reader.part('link', 'Edit this page');
  await expect(reader.part('button', 'Ask the docs')).toBeSeen();
  await link.focus();
  await reader.press('Control', 'j');
  await expect(dialog.field('Your question')).toBeFocused();
  await reader.type('What does CUPED do?');
  await reader.press('Enter');
  await expect(dialog.part('status').last()).toSay(/^(?:The docs answer|These passages)/);
  await expect(dialog.part('article').part('heading')).toSay('CUPED');
  await reader.press('Escape');
  await expect(dialog).not.toBeSeen();
  await expect(link).toBeFocused();
});
