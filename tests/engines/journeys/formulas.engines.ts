import {expect, journey} from '../test.ts';

/** Has formulas of all kinds, most of them laid out late. */
const PAGE = '/statistics/confidence-intervals/statistical-nitty-gritty/';

const LAY_OUT_ALL = `document.querySelectorAll('main *').forEach((element) => {
  element.style.contentVisibility = 'visible';
})`;

const FONTS = `performance.getEntriesByType('resource').map(({name}) => name)
  .filter((name) => name.includes('KaTeX')).map((name) => name.replace(/.*KaTeX_/, '')).sort().join(' ')`;

journey(
  'a page of formulas loads the first part of each font, and no whole one',
  async ({reader}) => {
    await reader.visit(PAGE);
    await reader.read(LAY_OUT_ALL);
    await expect.poll(() => reader.read<string>(FONTS)).toContain('Size2-Regular.woff2');
    await expect.poll(() => reader.read<string>('document.fonts.status')).toBe('loaded');
    expect(await reader.read<string>(FONTS)).not.toContain('-All');
  },
);
