import {createRequire} from 'node:module';
import type {Element, Nodes} from 'hast';
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
    processor.parse('| $n_C$ | Share $p$ |\n| --- | --- |\n| 1 | 2 |'),
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

it('shows programs the TeX of a formula, once', () => {
  const page = 'With $R^2$:\n\n$$\n\\frac{a}{b}\n$$';
  expect(readText(processor.runSync(processor.parse(page))).trim()).toBe(
    'With $R^2$:\n\\frac{a}{b}',
  );
});
