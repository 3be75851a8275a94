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
  /** As Docusaurus' own shows them, but for the mark. */
  a: ({href, children}: {href: string; children: ReactNode}) =>
    createElement(
      'a',
      href.startsWith('/')
        ? {href, 'data-route': ''}
        : {href, target: '_blank', rel: 'noopener noreferrer'},
      children,
    ),
  Mark: () => createElement('mark', null, 'live'),
  StaticLinks: () => null,
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
  'a link to another site': 'Read [the *paper*](https://example.org/paper) first, then `go` on.',
  'a word in angle brackets':
    'A <a className="term" href="/glossary/#x" aria-description="y">z</a> here.',
  'a component': 'Text *with* <Mark/> inside.\n\n> Quote of **it**.',
  'markup in text': '- a **\\<b>** &amp; `"<script>"`',
} as const;

describe('rehypeStaticHtml', () => {
  it.each(Object.entries(pages))('leaves what %s shows as it was', async (_name, source) => {
    expect(await render(source, true)).toBe(await render(source, false));
  });

  it('passes the rows of a table as one string', async () => {
    const code = await compilePage(pages['a table'], true);
    expect(code).toContain('"<tr><td style=\\"text-align:left\\"><code>x</code></td>');
  });

  it('keeps components alive', async () => {
    expect(await render(pages['a component'], true)).toContain('<mark>live</mark>');
  });

  it('writes the address of a page as the site does, with its slash', async () => {
    expect(await compilePage('Read **this**: [x](/x#y).', true)).toContain('href=\\"/x/#y\\"');
  });

  it('names the links within the site, which React no longer makes', async () => {
    const code = await compilePage(
      'See [it](/it), **and** [there](#there).\n\n- [o](https://o.org/) and *so on* and so forth',
      true,
    );
    expect(code).toContain('to: "/it/ #there"');
  });

  it.each([
    ['of a file', '[the file](pathname:///data.csv)'],
    ['with an id', '<a id="here" href="/x/">x</a>'],
  ])('leaves a link %s to its component', async (_kind, link) => {
    expect(await compilePage(`Read **this**: ${link} at once.`, true)).not.toContain(
      'Read <strong>',
    );
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
