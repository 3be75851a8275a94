import {expect, journey} from '../test.ts';
import type {Reader} from '../reader/reader.ts';

const PAGE = '/feature-flag-quickstart/';
const MODE = 'document.documentElement.dataset.theme';
const COLOR = 'getComputedStyle(document.documentElement).backgroundColor';

const toggle = (reader: Reader) => reader.part('button', /^Switch between dark and light mode/);
const tab = (reader: Reader, name: string) => reader.part('tab', name).first();
const selected = (reader: Reader) => reader.matching('[role="tab"][aria-selected="true"]').first();

journey('a language and a theme are kept in the reload and on other pages', async ({reader}) => {
  await reader.visit(PAGE);
  await expect(reader).toRead(MODE, 'light');
  const light = await reader.read<string>(COLOR);
  await toggle(reader).click();
  await expect(reader).toRead(MODE, 'dark');
  await expect(reader).not.toRead(COLOR, light);
  await tab(reader, 'Python').click();
  await expect(reader).toBeAt(`${PAGE}?lang=python`);
  await expect(reader.part('tabpanel', 'Python').first()).toBeSeen();
  await reader.reload();
  await expect(selected(reader)).toSay('Python');
  await reader.visit('/feature-flagging/concepts/targeting/');
  await expect(selected(reader)).toSay('Python');
  await expect(reader).toRead(MODE, 'dark');
});

journey('tabs are used with the arrow keys', async ({reader}) => {
  await reader.visit(PAGE);
  const [first] = await selected(reader).look();
  await selected(reader).focus();
  await reader.press('ArrowRight');
  await expect(selected(reader)).not.toSay(first!.text);
  await expect(selected(reader)).toBeFocused();
});

journey('a flag typed once is in the samples of other pages', async ({reader}) => {
  await reader.visit('/sdks/server-sdks/python/quickstart/');
  await reader.part('button', 'Use your own values').first().click();
  const dialog = reader.part('dialog', 'Your own values');
  await dialog.field('Flag key').fill('checkout-test');
  await reader.press('Enter');
  await expect(dialog).not.toBeSeen();
  await reader.visit('/sdks/server-sdks/go/quickstart/');
  await expect(
    reader
      .part('article')
      .part('group')
      .saying(/GetStringAssignment/),
  ).toSay('"checkout-test"');
});

/** Where Chromium has no window, it asks before it copies. */
const COPY =
  'navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve(); }';

journey('code is copied as it is shown', async ({reader, server}) => {
  server.before(COPY);
  await reader.visit('/sdks/server-sdks/python/quickstart/');
  await reader.part('button', 'Copy code to clipboard').first().click();
  await expect(reader.part('status').saying(/Copied/)).toBeSeen();
  const code = 'document.querySelector("article pre code").textContent';
  await expect(reader).toRead(`window.copied.trim() === ${code}.trim()`, true);
});

/** Access to storage throws, as where cookies are blocked. */
const NO_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('no', 'SecurityError'); }});
  }`;

journey('with storage blocked, theme, tabs, feedback and search work', async ({reader, server}) => {
  server.before(NO_STORAGE);
  await reader.visit(PAGE);
  await toggle(reader).click();
  await expect(reader).toRead(MODE, 'dark');
  await tab(reader, 'Python').click();
  await expect(selected(reader)).toSay('Python');
  const group = reader.part('group', 'Was this page helpful?');
  await group.part('button', 'Yes').click();
  await expect(group.part('status')).toSay('Thank you.');
  await reader.press('Control', 'k');
  const dialog = reader.part('dialog', 'Search');
  await expect(dialog.part('combobox', 'Search')).toBeFocused();
  await reader.type('kill switch');
  await expect(dialog.part('treeitem')).toSay('Build a kill switch');
});

/** Rules for paper hold on the screen. */
const PRINT = `void (() => {
  const turn = (rule) => {
    if (rule.media?.mediaText === 'screen') rule.media.mediaText = 'not all';
    else if (rule.media) rule.media.mediaText = rule.media.mediaText.replace('print', 'all');
    [...(rule.cssRules ?? [])].forEach(turn);
  };
  [...document.styleSheets].forEach(turn);
})()`;

journey('a page fits on paper, in light colors and without buttons', async ({reader}) => {
  await reader.visit('/statistics/sample-size-calculator/usage/');
  await toggle(reader).click();
  await expect(reader).toRead(MODE, 'dark');
  await reader.resize(718, 900);
  await reader.read(PRINT);
  await expect(reader).toRead('getComputedStyle(document.body).color', 'rgb(28, 36, 51)');
  await expect(reader.part('main').part('button')).not.toBeSeen();
  await expect(reader).toRead('document.documentElement.scrollWidth <= innerWidth', true);
});
