import {describe, expect, it} from 'vitest';
import {compileText} from '../../src/cli/page/compilePage.ts';
import {describeError} from '../../src/cli/page/describeError.ts';
import {readSettings} from '../../src/site/readSettings.ts';

const FILE = 'docs/sdks/example.mdx';

const frontMatter = [
  '---',
  'title: Rotate an SDK key',
  'description: How to replace an SDK key without an outage, and how to tell which one is in use.',
  'kind: how-to',
  'keywords: [rotate, revoke]',
  '---',
];

/** Returns what a writer is told about a page with this body; the body starts at line 8. */
async function errorsOf(body: string, header: readonly string[] = frontMatter): Promise<string[]> {
  const errors = await compileText(FILE, [...header, '', body, ''].join('\n'));
  return errors.map(describeError);
}

describe('a page with a mistake names the file, the line and the fix', () => {
  it('accepts a correct page', async () => {
    expect(await errorsOf('An SDK key tells the platform which environment asks.')).toEqual([]);
  });

  it('reports every wrong, unknown and missing field of the front matter', async () => {
    const header = ['---', 'title: A page', 'description: Too short.', 'kinds: how-to', '---'];
    const [error] = await errorsOf('Text.', header);
    expect(error).toMatch(/^docs\/sdks\/example\.mdx: the front matter is not valid\./);
    expect(error).toContain('description: at least 50 characters');
    expect(error).toContain('kinds: no such key; did you mean `kind`?');
    expect(error).toContain('keywords: ');
  });

  it('reports front matter that is not YAML', async () => {
    const [error] = await errorsOf('Text.', ['---', 'title: "unclosed', '---']);
    expect(error).toMatch(/^docs\/sdks\/example\.mdx:2: /);
  });

  it.each([
    [['title: A page', 'kind: how-to'], 1, 'the front matter is never closed'],
    [['title: A', 'kind: how-to', 'title: B', '---'], 4, 'the field title stands here a second'],
    [['title: A: B', '---'], 2, 'the front matter is no YAML'],
  ])('reports the line of front matter such as %j', async (lines, line, reason) => {
    const [error] = await errorsOf('Text.', ['---', ...lines]);
    expect(error).toContain(`${FILE}:${line}: ${reason}`);
  });

  it.each([
    ['', 1, 'the page is empty'],
    [`${frontMatter.join('\n')}\n\nText\0.`, 8, 'this is no text in UTF-8'],
    [Buffer.from('\ufeff---\n', 'utf16le').toString('utf8'), 1, 'this is no text in UTF-8'],
  ])('reports a file that is no text: %j', async (content, line, reason) => {
    const [error] = (await compileText(FILE, content)).map(describeError);
    expect(error).toContain(`${FILE}:${line}: ${reason}`);
  });

  it.each([
    ['Text.\n\n:::note\n\nMore.', 10, 'This :::note is never closed'],
    ['Text.\n\n- One\n\n  :::note\n  More.', 12, 'This :::note is never closed'],
    [':::nota\n\nMore.\n\n:::', 8, 'There is no admonition :::nota. Write :::note.'],
    ['Text.\n\n```js\nlet a = 1;', 10, 'This code is never closed'],
    ['```js {1-\nlet a = 1;\n```', 8, '{1- behind the language of this code means nothing'],
    ['Text <blinck>here</blinck>.', 8, 'HTML has no element <blinck>; did you mean `link`?'],
    ['<script>alert(1)</script>', 8, 'A page runs no scripts of its own'],
    ['Text.\n\n<Step>\n\nOne.\n\n</Step>', 10, 'Unknown component <Step>; did you mean `Steps`?'],
    [
      'Text.\n\n```typscript\nlet a;\n```',
      10,
      'Unknown code language "typscript"; did you mean `typescript`?',
    ],
    ['<Steps>\n\nOne.', 8, 'Expected a closing tag for `<Steps>`'],
    [
      '```mermaid alt="A to B" caption="A leads to B."\nflowchart LR\n  A --> --> B\n```',
      10,
      'Mermaid cannot read this diagram: ',
    ],
    [
      '```mermaid caption="A leads to B."\nflowchart LR\n  A --> B\n```',
      8,
      'A diagram needs a text alternative',
    ],
    ['Text.\n\nThe rate is $\\frac{1}{n$ per day.', 10, 'KaTeX cannot render this formula: '],
  ])('reports a mistake in the body: %j', async (body, line, reason) => {
    const [error] = await errorsOf(body);
    expect(error).toContain(`${FILE}:${line}: ${reason}`);
  });

  it('accepts blocks that are closed, also in lists and quotes', async () => {
    const body =
      '- One\n\n  :::note\n\n  More.\n\n  :::\n\n> ```js {1,2-3} title="a b" add={1}\n> let a;\n> ```\n\n' +
      '    indented\n\n<svg viewBox="0 0 1 1"><polyline points="0,0" /></svg>';
    expect(await errorsOf(body)).toEqual([]);
  });
});

describe('settings that do not fit together name the missing key', () => {
  it('asks for the rest of a set of credentials', () => {
    expect(() => readSettings({DOCS_ALGOLIA_APP_ID: 'APP'})).toThrow(
      /DOCS_ALGOLIA_SEARCH_KEY: missing\. Algolia search needs it because DOCS_ALGOLIA_APP_ID is set/,
    );
  });

  it('accepts an empty environment', () => {
    expect(() => readSettings({})).not.toThrow();
  });
});
