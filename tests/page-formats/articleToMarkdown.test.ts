import {describe, expect, it} from 'vitest';
import {convert, convertPage, pageWith} from './convert.ts';

const lines = (...text: string[]): string => text.join('\n');

describe('a page in Markdown', () => {
  it('starts with title, description, its address and the index of all pages', () => {
    expect(convertPage(pageWith('<p>Text</p>'))).toBe(
      lines(
        '# Keys',
        '',
        '> What keys & tokens are.',
        '',
        'Source: [https://docs.example/sdks/keys/](https://docs.example/sdks/keys/). ' +
          'All pages: [https://docs.example/llms.txt](https://docs.example/llms.txt).',
        '',
        'Text',
        '',
      ),
    );
  });

  it('is made from a list of posts, too, but not from a page without a title', () => {
    const list = '<main><header><h1>Blog</h1></header><article><h2>A post</h2></article></main>';
    expect(convertPage(list)).toMatch(/^# Blog[\s\S]*## A post/);
    expect(convertPage('<main><form role="search"></form></main>')).toBeUndefined();
  });

  it('leaves out buttons, hidden parts, decoration and what is marked for readers only', () => {
    const html =
      '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><button>Copy</button>' +
      '<p aria-hidden="true">Drawn</p><p hidden>Tooltip</p><svg><text>Icon</text></svg>' +
      '<div data-markdown-ignore="">Was this helpful?</div><!-- note --><p>Stays</p>';
    expect(convert(html)).toBe(lines('## A', '', 'Stays'));
  });

  it('keeps a closed panel, which find-in-page can open', () => {
    expect(convert('<p hidden="until-found">Found</p>')).toBe('Found');
  });

  it('makes every address absolute', () => {
    const html =
      '<p><a href="/a/">a</a> <a href="#b">b</a> <a href="https://c.example/">c</a></p>' +
      '<p><img src="/img/d.png" alt="d"></p>';
    expect(convert(html)).toBe(
      lines(
        '[a](https://docs.example/a/) [b](https://docs.example/sdks/keys/#b) [c](https://c.example/)',
        '',
        '![d](https://docs.example/img/d.png)',
      ),
    );
  });
});

describe('code', () => {
  const block = (code: string, more = ''): string =>
    `<div data-language="ts">${more}<pre><code>${code}</code></pre>` +
    '<div data-markdown-ignore="">Ran on sdk 1.0</div><div><button>Wrap</button></div></div>';

  it('keeps language, title and every character', () => {
    const code =
      '<span class="line"><span class="c-keyword">const</span> a = &lt;b&gt;;</span>\n' +
      '<span class="line">  // *c* `d` _e_</span>\n';
    expect(convert(block(code, '<div class="title">keys.ts</div>'))).toBe(
      lines('```ts title="keys.ts"', 'const a = <b>;', '  // *c* `d` _e_', '```'),
    );
  });

  it('gets a longer fence when it holds a fence', () => {
    expect(convert(block('```\ninner\n```'))).toContain('````ts\n```\ninner\n```\n````');
  });

  it('shows added and removed lines as a patch', () => {
    const code =
      '<span class="line">same</span>\n<span class="line removed">old</span>\n' +
      '<span class="line added">new</span>';
    expect(convert(block(code))).toContain('```diff\n same\n-old\n+new\n```');
  });
});

describe('formulas', () => {
  const katex = (tex: string): string =>
    '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>x</mi></mrow>' +
    `<annotation encoding="application/x-tex">${tex}</annotation></semantics></math></span>` +
    '<span class="katex-html" aria-hidden="true"><span>x</span></span></span>';

  it('are TeX, in a line or on their own', () => {
    const html = `<p>With ${katex('\\alpha_1')} it costs $5:</p><span class="katex-display">${katex('a &lt; b')}</span>`;
    expect(convert(html)).toBe(lines('With $\\alpha_1$ it costs \\$5:', '', '$$', 'a < b', '$$'));
  });

  it('do not end the cell of a table', () => {
    const html = `<table><tr><th>P</th></tr><tr><td>${katex('P(a|b)')}</td></tr></table>`;
    expect(convert(html)).toContain('| $P(a\\vert b)$ |');
  });
});

describe('components', () => {
  it('tabs: every panel below its label', () => {
    const html =
      '<div><div role="tablist"><button role="tab">npm</button><button role="tab">yarn</button></div>' +
      '<div><div role="tabpanel" data-label="npm"><p>One</p></div>' +
      '<div role="tabpanel" data-label="yarn" data-closed=""><p>Two</p></div></div></div>';
    expect(convert(html)).toBe(lines('**npm**', '', 'One', '', '**yarn**', '', 'Two'));
  });

  it('admonitions: a quotation with kind and title', () => {
    const admonition = (type: string, title: string) =>
      `<div class="theme-admonition theme-admonition-${type} alert"><div><span><svg></svg></span>${title}</div>` +
      '<div><p>Text</p></div></div>';
    expect(convert(admonition('caution', 'Call it once'))).toBe(
      lines('> **Caution: Call it once**', '>', '> Text'),
    );
    expect(convert(admonition('note', 'note'))).toBe(lines('> **Note**', '>', '> Text'));
  });

  it('details: the summary, then what it hides', () => {
    expect(convert('<details><summary>Show</summary><p>Hidden</p></details>')).toBe(
      lines('**Show**', '', 'Hidden'),
    );
  });

  it('diagrams: their text alternative and caption', () => {
    const html =
      '<figure><div role="img" aria-label="A leads to B."><svg><text>A</text></svg></div>' +
      '<figcaption>B follows A.</figcaption></figure>';
    expect(convert(html)).toBe(lines('**Figure:** A leads to B.', '', '*B follows A.*'));
  });

  it('definition lists: terms with one or several definitions', () => {
    const html =
      '<dl><dt>Returns</dt><dd><code>Client</code></dd><dt>Throws</dt><dd>A</dd><dd>B</dd></dl>';
    expect(convert(html)).toBe(lines('- **Returns**: `Client`', '- **Throws**', '  - A', '  - B'));
  });

  it('cards: a list of links', () => {
    const html =
      '<div role="list"><div role="listitem"><p><a href="/a/">A</a></p><div><p>About a.</p></div></div></div>';
    expect(convert(html)).toBe('- [A](https://docs.example/a/): About a.');
  });

  it('steps: the numbers that only the style sheet shows', () => {
    const html = '<div data-steps=""><h3>Do</h3><p>So</p><h3>Then</h3></div>';
    expect(convert(html)).toBe(lines('### 1. Do', '', 'So', '', '### 2. Then'));
  });

  it('tables: caption, row headings and code with a bar', () => {
    const html =
      '<table><caption>Options</caption><thead><tr><th>Name</th><th>Type</th></tr></thead>' +
      '<tbody><tr><th scope="row"><code>a</code></th><td><code>b|c</code></td></tr></tbody></table>';
    expect(convert(html)).toBe(
      lines('**Options**', '', '| Name | Type |', '| - | - |', '| `a` | `b\\|c` |'),
    );
  });

  it('calculators: title, fields with values, choices and hints, and the result', () => {
    const html =
      '<section aria-labelledby="t"><p id="t">Sample size</p><form>' +
      '<div><label for="m">Metric</label><select id="m"><option>Rate</option><option selected="">Mean</option></select></div>' +
      '<fieldset><legend>Control</legend><label for="n">Subjects</label>' +
      '<input id="n" value="20" aria-describedby="h"><p id="h">A week</p></fieldset>' +
      '<label><input type="checkbox" checked=""> Two-sided</label></form><p>You need 5.</p></section>';
    expect(convert(html)).toBe(
      lines(
        '**Sample size**',
        '',
        '- Metric: Mean (or: Rate)',
        '- Control',
        '  - Subjects: 20 (A week)',
        '- Two-sided: yes',
        '',
        'You need 5.',
      ),
    );
  });

  it('footnotes: marks and notes', () => {
    const html =
      '<p>Text<sup><a href="#user-content-fn-1" data-footnote-ref="">1</a></sup></p>' +
      '<section data-footnotes="" class="footnotes"><h2>Footnotes</h2><ol>' +
      '<li id="user-content-fn-1"><p>The note. <a href="#x" data-footnote-backref="">↩</a></p></li></ol></section>';
    expect(convert(html)).toBe(lines('Text[^1]', '', '[^1]: The note.'));
  });
});
