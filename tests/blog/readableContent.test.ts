import {expect, it} from 'vitest';
import {readableContent} from '../../src/features/blog/index.ts';

it('feeds keep formulas as MathML and leave out what needs the site', () => {
  const html =
    '<p>So <span class="katex"><span class="katex-mathml"><math></math></span>' +
    '<span class="katex-html" aria-hidden="true">x</span></span><!-- --> holds.</p>' +
    '<pre>a</pre><button>Copy</button>';
  expect(readableContent(html)).toBe(
    '<p>So <span class="katex"><span class="katex-mathml"><math></math></span></span> holds.</p>' +
      '<pre>a</pre>',
  );
});
