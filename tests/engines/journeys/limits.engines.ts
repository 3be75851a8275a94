import {expect, journey} from '../test.ts';

/** Access to storage throws, as where cookies are blocked. */
const NO_STORAGE = `
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {get() { throw new DOMException('no', 'SecurityError'); }});
  }`;

journey('with storage blocked, theme, tabs and search work', async ({reader, server}) => {
  server.before(NO_STORAGE);
  await reader.visit('/feature-flag-quickstart/');
  await reader.part('button', /^Switch between dark and light mode/).click();
  await expect(reader).toRead('document.documentElement.dataset.theme', 'dark');
  const tab = reader.part('tab', 'Python').first();
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await reader.press('Control', 'k');
  const dialog = reader.part('dialog', 'Search');
  await expect(dialog.part('combobox', 'Search')).toBeFocused();
  await reader.type('kill switch');
  await expect(dialog.part('treeitem')).toSay('Build a kill switch');
});

journey('with storage blocked, the assistant and the feedback answer', async ({reader, server}) => {
  server.before(NO_STORAGE);
  await reader.visit('/sdks/sdk-keys/');
  const group = reader.part('group', 'Was this page helpful?');
  await group.part('button', 'Yes').click();
  await expect(group.part('status')).toSay('Thank you.');
  await reader.part('button', 'Ask the docs').click();
  const dialog = reader.part('dialog', 'Ask the docs');
  await expect(dialog.field('Your question')).toBeFocused();
  await reader.type('What does CUPED do?');
  await reader.press('Enter');
  await expect(dialog.part('article').part('heading')).toSay('CUPED');
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

for (const path of [
  '/sdks/server-sdks/php/initialization/',
  '/statistics/sample-size-calculator/usage/',
]) {
  journey(`${path} fits on paper, in light colors and without buttons`, async ({reader}) => {
    await reader.visit(path);
    await reader.part('button', /^Switch between dark and light mode/).click();
    await expect(reader).toRead('document.documentElement.dataset.theme', 'dark');
    await reader.resize(718, 900);
    await reader.read(PRINT);
    await expect(reader).toRead('getComputedStyle(document.body).color', 'rgb(28, 36, 51)');
    await expect(reader.part('main').part('button')).toCount(0);
    await expect(reader).toFit();
  });
}
