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
  const link = reader.part('contentinfo').part('link', 'Feature flag quick start');
  await link.focus();
  await expect(link).toBeInWindow();
  await reader.press('Enter');
  await expect(reader).toBeAt('/feature-flag-quickstart/');
  await reader.go(-1);
  await expect(reader).toBeAt(PAGE);
  await expect(link).toBeInWindow();
});
