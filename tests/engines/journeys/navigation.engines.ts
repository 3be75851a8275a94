import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/setup-quickstart/';

const sidebar = (reader: Reader) => reader.part('navigation', 'Docs sidebar');

for (const path of ['/', PAGE, '/search/', '/blog/', '/glossary/', '/reference/api/experiments/']) {
  journey(`${path} comes alive`, async ({reader}) => {
    await reader.visit(path);
    await expect(reader.part('main')).toBeSeen();
  });
}

journey('a section of the sidebar opens and closes', async ({reader}) => {
  await reader.visit(PAGE);
  const open = sidebar(reader).part('button', /Expand sidebar category 'Data management'/);
  await open.click();
  const link = sidebar(reader).part('link', 'SQL playground');
  await expect(sidebar(reader).part('button', /Collapse.*'Data management'/)).toBeSeen();
  await expect(link).toBeSeen();
  await sidebar(reader)
    .part('button', /Collapse.*'Data management'/)
    .click();
  await expect(link).not.toBeSeen();
});

journey('a link of the sidebar leads to its page without loading all anew', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.read('void (window.isSame = true)');
  await sidebar(reader).part('link', 'First feature flag').click();
  await expect(reader).toBeAt('/feature-flag-quickstart/');
  await expect(reader).toRead('window.isSame', true);
  await expect(reader).toRead('scrollY', 0);
});

journey('the menu of a phone opens, leads on and closes', async ({reader}) => {
  await reader.resize(390, 844);
  await reader.visit(PAGE);
  await expect(reader).toFit();
  const open = reader.part('button', 'Toggle navigation bar');
  await open.press('Enter');
  const close = reader.part('button', 'Close navigation bar');
  await expect(close).toBeFocused();
  await reader.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await reader.part('navigation', 'Main').part('link', 'First feature flag').click();
  await expect(reader).toBeAt('/feature-flag-quickstart/');
});

journey('the menu of a page is used with the keyboard', async ({reader}) => {
  await reader.visit(PAGE);
  const button = reader.part('button', 'Page tools');
  await button.press('ArrowDown');
  await expect(reader.part('menuitem', 'Copy as Markdown')).toBeFocused();
  await reader.press('End');
  await expect(reader.part('menuitem').last()).toBeFocused();
  await reader.press('Escape');
  await expect(reader.part('menu')).not.toBeSeen();
  await expect(button).toBeFocused();
});

journey('a link to a heading shows it below the bar', async ({reader}) => {
  await reader.visit('/sdks/sdk-keys/');
  const [target] = await reader.part('article').matching('h2[id]').last().look();
  const id = target!.attributes.id!;
  await reader.visit('/');
  await reader.visit(`/sdks/sdk-keys/#${id}`);
  await expect(reader.matching(`[id="${id}"]`)).toBeInWindow();
});

journey('back and forward go between headings of a page', async ({reader}) => {
  await reader.visit(PAGE);
  const links = reader.matching('.table-of-contents a');
  const [first] = await links.first().look();
  const [last] = await links.last().look();
  await links.last().click();
  await expect(reader).toBeAt(PAGE + last!.attributes.href!);
  await expect(reader.matching(last!.attributes.href!)).toBeInWindow();
  await links.first().click();
  await expect(reader).toBeAt(PAGE + first!.attributes.href!);
  await reader.go(-1);
  await expect(reader).toBeAt(PAGE + last!.attributes.href!);
  await expect(reader.matching(last!.attributes.href!)).toBeInWindow();
  await reader.go(1);
  await expect(reader).toBeAt(PAGE + first!.attributes.href!);
  await expect(reader.matching(first!.attributes.href!)).toBeInWindow();
});

journey('going back to a page finds the place that was left', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.part('contentinfo').part('link', 'Feature flag quick start').focus();
  const left = await reader.read<number>('Math.round(scrollY)');
  expect(left).toBeGreaterThan(200);
  await reader.press('Enter');
  await expect(reader).toBeAt('/feature-flag-quickstart/');
  await expect(reader).toRead('scrollY', 0);
  await reader.go(-1);
  await expect(reader).toBeAt(PAGE);
  await expect(reader).toRead('Math.round(scrollY)', left);
});

journey('the list of shortcuts opens by its key, and Escape leads back', async ({reader}) => {
  await reader.visit(PAGE);
  const link = reader.part('link', 'Edit this page');
  await link.focus();
  await reader.press('?');
  await expect(reader.part('dialog', 'Keyboard shortcuts')).toSay('Ask the docs');
  await reader.press('Escape');
  await expect(reader.part('dialog')).toCount(0);
  await expect(link).toBeFocused();
});

journey('an answer about the page is remembered', async ({reader}) => {
  await reader.visit('/sdks/sdk-keys/');
  const group = reader.part('group', 'Was this page helpful?');
  await group.part('button', 'No').click();
  await expect(group.part('status')).toSay('Thank you.');
  await reader.reload();
  await expect(group).toSay('Thank you for your answer.');
});

journey('a term shows its definition to the pointer and to the keyboard', async ({reader}) => {
  await reader.visit('/feature-flagging/');
  const term = reader.part('article').part('link', 'subject').first();
  const tooltip = reader.matching('.term-tooltip');
  await term.hover();
  await expect(tooltip).toBeSeen();
  await reader.part('heading').first().hover();
  await expect(tooltip).not.toBeSeen();
  await term.focus();
  await expect(tooltip).toBeSeen();
  await reader.press('Escape');
  await expect(tooltip).not.toBeSeen();
  await reader.press('Enter');
  await expect(reader).toBeAt('/glossary/#subject');
});

journey('a heading copies its address', async ({reader, server}) => {
  server.before(
    'navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }',
  );
  await reader.visit('/sdks/sdk-keys/');
  const link = reader
    .part('article')
    .part('link', /^Direct link to/)
    .first();
  await link.press('Enter');
  await expect(reader.part('status').saying(/Link copied/)).toBeSeen();
  await expect(reader).toRead('window.copied === location.href', true);
});

journey('a mistyped address leads to the page that was meant', async ({reader}) => {
  await reader.visit('/setup-quikstart/');
  await expect(reader.part('heading')).toSay('This page does not exist');
  await reader.part('main').matching('a[href="/setup-quickstart/"]').click();
  await expect(reader).toBeAt('/setup-quickstart/');
});
