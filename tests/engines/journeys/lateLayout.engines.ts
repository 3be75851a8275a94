import {expect, journey} from '../test.ts';

/** Most of its formulas are laid out late. */
const PAGE = '/statistics/confidence-intervals/statistical-nitty-gritty/';
const HASH = '#bayesian';

journey(
  'a heading below many formulas is reached by its link and by its address',
  async ({reader}) => {
    await reader.visit(PAGE);
    await reader.matching(`.table-of-contents a[href="${HASH}"]`).click();
    await expect(reader).toBeAt(PAGE + HASH);
    await expect(reader.matching(HASH)).toBeInWindow();
    await reader.visit('/');
    await reader.visit(PAGE + HASH);
    await expect(reader.matching(HASH)).toBeInWindow();
  },
);

journey('going back to a page of formulas finds the place that was left', async ({reader}) => {
  await reader.visit(PAGE);
  const link = reader.part('navigation', 'Docs pages').part('link', /^Next/);
  await link.focus();
  // Heights above it were estimated and are real afterwards, which moves it in Firefox by up to 2 %.
  await reader.read('document.activeElement.scrollIntoView({block: "center"})');
  await expect(link).toBeInWindow();
  await reader.press('Enter');
  await expect(reader).toBeAt('/statistics/sample-size-calculator/');
  await reader.go(-1);
  await expect(reader).toBeAt(PAGE);
  await expect(link).toBeInWindow();
});
