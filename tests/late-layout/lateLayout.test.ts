import {compile} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import {describe, expect, it} from 'vitest';
import rehypeLateLayout from '../../src/features/late-layout/index.ts';
import rehypeStaticHtml from '../../src/features/lean-pages/static-html/index.ts';
import rehypeMath from '../../src/features/math/index.ts';

/** Returns the heights, in lines, that the parts of a page have been given: wide and narrow. */
async function linesOf(source: string): Promise<[number, number][]> {
  const code = String(
    await compile(source, {
      remarkPlugins: [remarkGfm, remarkMath],
      rehypePlugins: [rehypeMath, rehypeStaticHtml, rehypeLateLayout],
    }),
  );
  const sizes = code.matchAll(/"--lines": "([\d.]+)",\s*"--lines-narrow": "([\d.]+)"/g);
  return [...sizes].map(([, wide, narrow]) => [Number(wide), Number(narrow)]);
}

const FORMULA = '$\\hat\\mu_\\Delta\\mp z_{\\alpha/2}\\,\\hat\\sigma_\\Delta$';
const PROSE = 'The interval has its center at the estimate and its width from the error. '.repeat(
  4,
);

describe('rehypeLateLayout', () => {
  it('gives a size to what has many elements, and to nothing else', async () => {
    expect(await linesOf(`${PROSE}\n\n- one\n- two`)).toEqual([]);
    expect(
      await linesOf(`$$\n\\sqrt{\\frac ab}+\\frac cd\n$$\n\n${PROSE}\n\n${FORMULA}`),
    ).toHaveLength(2);
  });

  it('counts the lines of a text, more of them on a phone', async () => {
    const [[wide, narrow] = []] = await linesOf(`${PROSE}${FORMULA}`);
    expect(wide).toBe(4);
    expect(narrow).toBeGreaterThan(6);
  });

  it('counts of a formula only what is drawn, however long its TeX is', async () => {
    const long = `$\\text{a}${'{}'.repeat(400)}\\sqrt{\\frac ab}$`;
    const [[short] = []] = await linesOf(`${PROSE}$\\text{a}\\sqrt{\\frac ab}$`);
    expect(await linesOf(`${PROSE}${long}`)).toEqual([[short, expect.any(Number)]]);
  });

  it('counts the rows of a table and the items of a list', async () => {
    const rows = `| Interval | Formula |\n| --- | --- |\n${`| Fixed | ${FORMULA} |\n`.repeat(9)}`;
    const [[table] = []] = await linesOf(rows);
    expect(table).toBeCloseTo(16.2);
    const [[list] = []] = await linesOf(`- ${FORMULA}\n`.repeat(9));
    expect(list).toBeCloseTo(10.8);
  });

  it('takes the height of a formula from its parts', async () => {
    const fraction = '\\frac{\\frac ab}{\\frac cd}';
    const [[high = 0] = []] = await linesOf(`$$\n${fraction}+x_i^2+y_i^2\n$$`);
    const [[flat = 0] = []] = await linesOf('$$\nx_i^2+y_i^2+z_i^2+a_i^2\n$$');
    expect(high).toBeGreaterThan(1.5 * flat);
  });

  it('leaves components to the first layout: they may stick out', async () => {
    expect(await linesOf(`Text <Cite id="a" /> ${FORMULA}`)).toEqual([]);
  });
});
