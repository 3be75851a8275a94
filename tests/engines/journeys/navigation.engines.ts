import {PAGE_KINDS} from '../../support/pageKinds.ts';
import {expect, journey} from '../test.ts';

const PAGE = '/setup-quickstart/';
const OTHER_PAGE = '/feature-flag-quickstart/';

journey('a page of each kind comes alive', async ({reader}) => {
  for (const path of PAGE_KINDS) {
    await reader.visit(path);
    await expect(reader.part('main')).toBeSeen();
  }
});

journey(
  'a link leads on without loading all anew, back to the place that was left',
  async ({reader}) => {
    await reader.visit(PAGE);
    await reader.read('void (window.isSame = true)');
    await reader.part('contentinfo').part('link', 'Feature flag quick start').focus();
    const left = await reader.read<number>('Math.round(scrollY)');
    expect(left).toBeGreaterThan(200);
    await reader.press('Enter');
    await expect(reader).toBeAt(OTHER_PAGE);
    await expect(reader).toRead('scrollY', 0);
    await reader.go(-1);
    await expect(reader).toBeAt(PAGE);
    await expect(reader).toRead('Math.round(scrollY)', left);
    await expect(reader).toRead('window.isSame', true);
  },
);

journey('the menu of a phone opens, leads on and closes', async ({reader}) => {
  await reader.resize(390, 844);
  await reader.visit(PAGE);
  await expect(reader).toRead('document.documentElement.scrollWidth <= innerWidth', true);
  const open = reader.part('button', 'Toggle navigation bar');
  await open.press('Enter');
  await expect(reader.part('button', 'Close navigation bar')).toBeFocused();
  await reader.press('Escape');
  await expect(open).toBeFocused();
  await open.click();
  await reader.part('navigation', 'Main').part('link', 'First feature flag').click();
  await expect(reader).toBeAt(OTHER_PAGE);
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

journey('back and forward go between headings of a page', async ({reader}) => {
  await reader.visit(PAGE);
  const links = '.table-of-contents a';
  const ids = await reader.read<string[]>(
    `[...document.querySelectorAll('${links}')].map((link) => link.hash)`,
  );
  const [first, last] = [ids[0]!, ids.at(-1)!];
  const expectAt = async (hash: string) => {
    await expect(reader).toBeAt(PAGE + hash);
    await expect(reader.matching(hash)).toBeInWindow();
  };
  await reader.matching(links).last().click();
  await expectAt(last);
  await reader.matching(links).first().click();
  await expectAt(first);
  await reader.go(-1);
  await expectAt(last);
  await reader.go(1);
  await expectAt(first);
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

journey('a diagram is enlarged, and Escape leads back', async ({reader}) => {
  await reader.visit('/data-management/');
  const opener = reader.part('button', 'Enlarge');
  await opener.click();
  await expect(reader.part('dialog').part('img', /An entity such as a user/)).toBeSeen();
  await reader.press('Escape');
  await expect(reader.part('dialog')).not.toBeSeen();
  await expect(opener).toBeFocused();
});
