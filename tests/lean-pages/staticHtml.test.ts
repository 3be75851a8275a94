import {compile, run} from '@mdx-js/mdx';
import {load} from 'cheerio';
import {createElement, type ComponentType, type ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import {describe, expect, it} from 'vitest';
import rehypeStaticHtml from '../../src/features/lean-pages/static-html/index.ts';

const remarkPlugins = [remarkGfm, remarkMath];

async function compilePage(source: string, frozen: boolean): Promise<string> {
  const rehypePlugins = frozen ? [rehypeKatex, rehypeStaticHtml] : [rehypeKatex];
  return String(
    await compile(source, {outputFormat: 'function-body', remarkPlugins, rehypePlugins}),
  );
}

const components = {
  a: ({href, children}: {href: string; children: ReactNode}) =>
    createElement('a', {href, 'data-link': true}, children),
  Mark: () => createElement('mark', null, 'live'),
};

async function render(source: string, frozen: boolean): Promise<string> {
  const page = await run(await compilePage(source, frozen), {
    ...runtime,
    baseUrl: import.meta.url,
  });
  const Content = page.default as ComponentType<{components: unknown}>;
  const markup = renderToStaticMarkup(createElement(Content, {components}));
  // Parsed again: the two spell character references and the end of a style differently.
  return load(markup, null, false).html().replaceAll(';"', '"');
}

const pages = {
  'a table': '| a | b |\n| :-- | --: |\n| `x` | **y** |\n| 1 & 2 | <kbd>K</kbd> |',
  'a table with a link': '| a |\n| - |\n| [x](/x/) and `y` |\n| `only` *code* |',
  'a list': '- one **two**\n- three `four`\n\n  five\n- [six](/six/) *seven*',
  'a formula': 'The share $\\frac{a}{b}$ of [a](/a/).\n\n$$\nx^2 \\le 3\n$$',
  'a component': 'Text *with* <Mark/> inside.\n\n> Quote of **it**.',
  'markup in text': '- a **\\<b>** &amp; `"<script>"`',
} as const;

describe('rehypeStaticHtml', () => {
  it.each(Object.entries(pages))('leaves what %s shows as it was', async (_name, source) => {
    expect(await render(source, true)).toBe(await render(source, false));
  });

  it('passes a table row as one string', async () => {
    const code = await compilePage(pages['a table'], true);
    expect(code).toContain('"<td style=\\"text-align:left\\"><code>x</code></td>');
  });

  it('keeps links and components alive', async () => {
    expect(await render(pages['a table with a link'], true)).toContain('data-link="true"');
    expect(await render(pages['a component'], true)).toContain('<mark>live</mark>');
  });

  it('leaves an admonition to its component', async () => {
    // As Docusaurus makes it of `:::note`.
    const text = {type: 'emphasis', children: [{type: 'text', value: 'Careful.'}]};
    const note = {type: 'admonition', data: {hName: 'admonition'}, children: [text]};
    const addNote = () => (tree: {children: unknown[]}) => void tree.children.push(note);
    const code = String(
      await compile('A **page**.', {
        remarkPlugins: [addNote],
        rehypePlugins: [rehypeStaticHtml],
      }),
    );
    expect(code).toContain('_components.admonition');
  });

  it('keeps elements with an address, which the broken-link check collects', async () => {
    const code = await compilePage('A note.[^1]\n\n[^1]: With **words**.', true);
    expect(code).toMatch(/id: "user-content-fn-1"/);
  });
});
