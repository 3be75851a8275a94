import {expect, journey} from '../test.ts';

/** Has formulas of all kinds, most of them laid out late. */
const PAGE = '/statistics/confidence-intervals/statistical-nitty-gritty/';
const HASH = '#bayesian';

const LAY_OUT_ALL = `document.querySelectorAll('main *').forEach((element) => {
  element.style.contentVisibility = 'visible';
})`;

const FONTS = `performance.getEntriesByType('resource').map(({name}) => name)
  .filter((name) => name.includes('KaTeX')).map((name) => name.replace(/.*KaTeX_/, '')).sort().join(' ')`;

/** How far below the top of the window the link to the next page is, px. */
const NEXT_TOP = `document.querySelector('.pagination-nav__link--next').getBoundingClientRect().top`;

journey('formulas load the first part of each font, and no whole one', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.read(LAY_OUT_ALL);
  await expect.poll(() => reader.read<string>(FONTS)).toContain('Size2-Regular.woff2');
  await expect.poll(() => reader.read<string>('document.fonts.status')).toBe('loaded');
  expect(await reader.read<string>(FONTS)).not.toContain('-All');
});

journey('a heading below formulas is reached by its link and by its address', async ({reader}) => {
  await reader.visit(PAGE);
  await reader.matching(`.table-of-contents a[href="${HASH}"]`).click();
  await expect(reader).toBeAt(PAGE + HASH);
  await expect(reader.matching(HASH)).toBeInWindow();
  await reader.visit('/');
  await reader.visit(PAGE + HASH);
  await expect(reader.matching(HASH)).toBeInWindow();
});

journey('going back to a page of formulas finds the place that was left', async ({reader}) => {
  await reader.visit(PAGE);
  const link = reader.part('navigation', 'Docs pages').part('link', /^Next/);
  await link.focus();
  await expect(link).toBeInWindow();
  const top = Number(await reader.read(NEXT_TOP));
  await reader.press('Enter');
  await expect(reader).toBeAt('/statistics/sample-size-calculator/');
  await reader.go(-1);
  await expect(reader).toBeAt(PAGE);
  // Heights above it were estimated when it was left, and are real afterwards.
  const distance = async (): Promise<number> => Math.abs(Number(await reader.read(NEXT_TOP)) - top);
  await expect.poll(distance, {timeout: 30_000}).toBeLessThan(10);
});
