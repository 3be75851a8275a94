import {createRequire} from 'node:module';
import type {Element, Nodes} from 'hast';
import {toHtml} from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import rehypeMath from '../../src/features/math/index.ts';

const require = createRequire(import.meta.url);

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkMath)
  .use(remarkRehype)
  .use(rehypeMath);

it('renders formulas with the version of KaTeX whose stylesheet the site publishes', () => {
  const renderer = createRequire(require.resolve('rehype-katex'));
  expect(renderer.resolve('katex')).toBe(require.resolve('katex'));
});

it('names a table column that is only a formula', () => {
  const tree = processor.runSync(
    processor.parse('| $n_C$ | Share $p$ |\n| --- | --- |\n| 1 | $\\frac{a}{b}$ |'),
  );
  const labels: unknown[] = [];
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'th') {
      const [content] = element.children;
      labels.push(content?.type === 'element' ? content.properties.ariaLabel : undefined);
    }
  });
  expect(labels).toEqual(['n_C', undefined]);
});

/** The text of a page for a program that leaves out what is marked for people. */
function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const isLeftOut = node.type === 'element' && node.properties.dataMarkdownIgnore !== undefined;
  return 'children' in node && !isLeftOut ? node.children.map(readText).join('') : '';
}

/** What only screen readers are told before a raised letter. */
const POWER = /<span style="[^"]*" data-markdown-ignore=""> to the power of <\/span>/g;

/** The HTML of the formulas of a page, without attributes. */
function formulasOf(page: string): string[] {
  const formulas: string[] = [];
  visit(processor.runSync(processor.parse(page)), 'element', (element: Element) => {
    if (element.properties.dataTex === undefined) return;
    const html = toHtml(element.children).replaceAll(POWER, '[power]');
    formulas.push(html.replaceAll('\u00a0', '~').replaceAll('\u2009', '|'));
  });
  return formulas;
}

it.each([
  ['p(1-p)\\,n/(n-1)', '<i>p</i>(1~− <i>p</i>)|<i>n</i>/(<i>n</i>~− 1)'],
  ['w_j^2', '<i>w</i><sub><i>j</i></sub>[power]<sup>2</sup>'],
  ['\\Delta_{global,i} = -1', 'Δ<sub><i>global</i>, <i>i</i></sub>~= −1'],
  ['\\min(5000 \\cdot 2^n, (-1))', 'min(5000~⋅ 2[power]<sup><i>n</i></sup>, (−1))'],
  ['1 - \\sum_j w_j', '1~− ∑|<sub><i>j</i></sub><i>w</i><sub><i>j</i></sub>'],
])('writes %s as text on a page without other formulas', (tex, html) => {
  expect(formulasOf(`So $${tex}$ holds.`)).toEqual([html]);
});

it.each(['$\\frac{a}{b}$', '$\\hat p$', '$x^{2^n}$', '\n\n$$\nx\n$$\n'])(
  'lets KaTeX draw all formulas of a page with %s',
  (drawn) => {
    expect(formulasOf(`With $p$ and ${drawn}.`)).toEqual([]);
  },
);

it('shows programs the TeX of a formula, once', () => {
  const page = 'With $R^2$:\n\n$$\n\\frac{a}{b}\n$$';
  expect(readText(processor.runSync(processor.parse(page))).trim()).toBe(
    'With $R^2$:\n\\frac{a}{b}',
  );
});
